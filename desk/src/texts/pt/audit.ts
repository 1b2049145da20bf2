export const title = 'Registo de auditoria'
export const meaning = 'Quem consultou e fez o quê na mesa. Só se acrescenta, nunca se altera.'
export const search = 'Procurar'
export const about = 'Sobre'
export const aboutHint = 'Número de sócio, referência do pedido ou utilizador de um colega.'
export const who = 'Quem'
export const whoHint = 'Utilizador do colega; system é o portal.'
export const act = 'Acto'
export const actHint = 'Por exemplo looked, approved.'
export const from = 'De'
export const to = 'Até'
export const none = 'Nenhum registo.'
export const at = 'Quando'
export const detail = 'Motivo ou pormenor'
export const system = 'O portal'
export const nextPage = 'Página seguinte'
export const exportTable = 'Exportar (CSV)'
export const exportLines = 'Exportar (NDJSON)'
export const acts = {
  looked: 'consultou (looked)',
  approved: 'aprovou (approved)',
  rejected: 'recusou (rejected)',
  exported: 'exportou (exported)',
  roles_set: 'alterou funções (roles_set)',
}
