// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/heads/headsession.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ae {

class MatrixPreview;

/// Chooses one head of a model file: layer, head, where X comes from; shows the cut matrices, every assumption, and what cannot be
/// followed.
class HeadDialog : public QDialog {
    Q_OBJECT
public:
    HeadDialog(const ArrayFile& file, const ModelConfig& config, const QString& name, QWidget* parent = nullptr);

    /// After it was accepted.
    Session takeSession() { return std::move(*m_session); }
    /// Only with a session: what is in the way of one is said and the dialog stays.
    void accept() override;

private:
    QSpinBox* addNumber(QFormLayout* form, const QString& label, int least, int most, int value);
    void fillLayers();
    void followLayer();
    void cut();
    void showHead();
    Result<Embeddings> embeddings(const AttentionLayer& layer) const;

    const ArrayFile& m_file;
    ModelConfig m_config;
    QString m_name;
    Model m_model;
    std::optional<Head> m_head;
    std::optional<Session> m_session;
    QComboBox* m_layer;
    QSpinBox* m_number;
    QSpinBox* m_heads;
    QSpinBox* m_keyValueHeads;
    QCheckBox* m_transposed;
    QComboBox* m_shown;
    MatrixPreview* m_preview;
    QComboBox* m_source;
    QLineEdit* m_ids;
    QSpinBox* m_tokens;
    QSpinBox* m_seed;
    QLabel* m_notes;
    QLabel* m_problem;
    QPushButton* m_open;
};

}  // namespace ae
