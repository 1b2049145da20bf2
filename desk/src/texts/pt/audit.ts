import type { AuditAct } from '@palaestra/contract'

export const title = 'Registo de auditoria'
export const meaning = 'Quem consultou e fez o quê na mesa. Só se acrescenta, nunca se altera.'
export const search = 'Procurar'
export const about = 'Sobre'
export const aboutHint = 'Número de sócio, referência do pedido ou utilizador de um colega.'
export const who = 'Quem'
export const whoHint = 'Utilizador do colega.'
export const act = 'Acto'
export const byPortal = 'Só o que o portal fez por si'
export const from = 'De'
export const to = 'Até'
export const none = 'Nenhum registo.'
export const at = 'Quando'
export const detail = 'Motivo ou pormenor'
export const system = 'O portal'
export const newest = 'Registos mais recentes'
export const found = 'Encontrado'
export const nextPage = 'Página seguinte'
export const exportTable = 'Exportar (CSV)'
export const exportLines = 'Exportar (NDJSON, para programas)'
/** What was done, of whatever is written down. */
export const acts: Record<AuditAct, string> = {
  looked: 'Consultou',
  opened: 'Abriu uma imagem',
  approved: 'Aprovou',
  rejected: 'Recusou',
  proposed_passed: 'Propôs aprovar',
  proposed_rejected: 'Propôs recusar',
  sent_back: 'Devolveu uma proposta',
  undone: 'Anulou uma decisão',
  returned: 'Não pôde ser executada',
  proved_otherwise: 'Verificou a identidade de outro modo',
  entered: 'Introduziu ao balcão',
  guardian_by_papers: 'Viu os documentos de um tutor',
  taken_over: 'Assumiu o caso de um colega',
  asked: 'Pediu documentos',
  'asked again': 'Pediu documentos de novo',
  accepted: 'Aceitou documentos',
  withdrawn: 'Retirou o pedido',
  'hold authority': 'Suspendeu serviços',
  'hold documents': 'Suspendeu: documentos em falta',
  'hold no_show': 'Suspendeu: falta de comparência',
  'lifted authority': 'Levantou a suspensão',
  'lifted documents': 'Levantou: documentos em falta',
  'lifted no_show': 'Levantou: falta de comparência',
  'lifted loss': 'Levantou: cartão perdido',
  appeal_closed: 'Encerrou a reclamação',
  email_changed: 'Alterou o e-mail',
  mobile_changed: 'Alterou o telemóvel',
  personal_changed: 'Alterou os dados',
  loss_reported: 'Participou a perda de um cartão',
  card_swapped: 'Trocou um cartão provisório',
  sessions_ended: 'Terminou as sessões de um sócio',
  visits_imported: 'Importou visitas',
  points_corrected: 'Corrigiu pontos',
  gift_added: 'Acrescentou uma prenda',
  gift_changed: 'Alterou uma prenda',
  gift_handed_out: 'Entregou uma prenda',
  gift_given_back: 'Anulou a troca de uma prenda',
  arrival_noted: 'Registou uma presença',
  arrival_taken_back: 'Anulou uma presença',
  booked_at_desk: 'Reservou em nome de um sócio',
  booked_over_quota: 'Reservou além do limite de um sócio',
  booking_cancelled: 'Cancelou a reserva de um sócio',
  no_show_counted: 'Contou uma falta',
  no_show_excused: 'Justificou uma falta',
  order_taken: 'Recebeu um pagamento',
  refund_handed_out: 'Entregou um reembolso',
  refund_retried: 'Pediu de novo um reembolso',
  refund_transferred: 'Reembolsou por transferência',
  difference_settled: 'Tratou uma diferença nas contas',
  invited: 'Reenviou a activação',
  card_handed_out: 'Entregou um cartão',
  reason_added: 'Acrescentou um motivo',
  reason_changed: 'Alterou um motivo',
  reason_moved: 'Mudou a ordem de um motivo',
  reason_retired: 'Retirou um motivo',
  reason_restored: 'Repôs um motivo',
  holiday_added: 'Acrescentou um feriado',
  holiday_renamed: 'Alterou o nome de um feriado',
  holiday_removed: 'Retirou um feriado',
  closure_declared: 'Encerrou um recinto',
  closure_lifted: 'Levantou um encerramento',
  announced: 'Publicou um comunicado',
  announcement_ended: 'Terminou um comunicado',
  bulletin_saved: 'Guardou uma notificação',
  bulletin_discarded: 'Deitou fora uma notificação',
  bulletin_planned: 'Marcou o envio de uma notificação',
  bulletin_sent: 'Enviou uma notificação',
  bulletin_withdrawn: 'Retirou uma notificação',
  page_saved: 'Guardou o rascunho de uma página',
  page_discarded: 'Eliminou o rascunho de uma página',
  page_scheduled: 'Marcou a publicação de uma página',
  page_published: 'Publicou uma página',
  page_stopped: 'Não publicou uma página na hora marcada',
  page_begun: 'Começou uma página',
  page_taken_off: 'Retirou uma página',
  guardian_entered: 'Registou um pai, mãe ou tutor',
  guardian_confirmed: 'Confirmou um pai, mãe ou tutor',
  guardian_ended: 'Terminou o registo de um pai, mãe ou tutor',
  companion_ended: 'Terminou um registo entre sócios',
  'sent again': 'Reenviou uma mensagem',
  exported: 'Exportou o registo de auditoria',
  joined: 'Novo colega',
  left: 'Saída de um colega',
  roles_set: 'Alterou funções',
  password_set: 'Definiu uma palavra-passe',
  factor_set: 'Configurou o segundo passo',
  factor_removed: 'Removeu o segundo passo',
  passkey_added: 'Acrescentou uma chave de acesso',
  passkey_removed: 'Removeu uma chave de acesso',
  account_invited: 'Convidou a associar uma conta',
  account_linked: 'Associou uma conta',
  account_unlinked: 'Desfez a associação de uma conta',
  erasure_proposed: 'Propôs a eliminação de dados',
  erasure_confirmed: 'Confirmou a eliminação de dados',
  erasure_refused: 'Recusou a eliminação de dados',
  erased: 'Apagou os dados de um sócio',
}
/** What it was done to. */
export const kinds: Record<string, string> = {
  application: 'Pedido',
  supplement: 'Alteração',
  documents: 'Documentos',
  appeal: 'Reclamação',
  member: 'Sócio',
  letter: 'Mensagem',
  reason: 'Motivo',
  holiday: 'Feriado',
  closure: 'Encerramento',
  announcement: 'Comunicado',
  bulletin: 'Notificação',
  page: 'Página',
  letters: 'Mensagens',
  staff: 'Colega',
  erasure: 'Pedido de eliminação',
  visits: 'Visitas',
  gift: 'Prenda',
  order: 'Encomenda',
  difference: 'Diferença nas contas',
  audit: 'Registo de auditoria',
}
/** Details that are a word of ours; others are what a clerk wrote. */
export const details: Record<string, string> = {
  points: 'pontos',
  gifts: 'prendas',
  file: 'a ficha',
  photo: 'fotografia',
  idCopy: 'cópia do documento',
  oldPhoto: 'fotografia actual',
  oldIdCopy: 'cópia actual do documento',
  permittedStay: 'autorização de permanência',
  guardianIdCopy: 'cópia do documento do tutor',
  other: 'outro documento',
  birth_certificate: 'certidão de nascimento',
  court_order: 'decisão judicial',
}
