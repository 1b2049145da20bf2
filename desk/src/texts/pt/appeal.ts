export const says = 'Reclamação do sócio'
export const against = 'Suspensão de que reclama'
export const why = 'Motivo da suspensão'
export const setBy = (name: string, at: string) => `Decidida por ${name || 'o sistema'} em ${at}`
export const until = (day: string) => `até ${day}`
export const ended = (at: string) => `Terminou em ${at}`
export const stands = 'em vigor'
export const noReason = 'Não ficou registado nenhum motivo.'
export const file = 'Ver a ficha do sócio'
export const ownHold = 'Esta suspensão foi decidida por si. A reclamação tem de ser decidida por um colega.'
export const approveWhich = (which: string) => `Aprovar a reclamação ${which}`
export const rejectWhich = (which: string) => `Rejeitar a reclamação ${which}`
export const approvalMeans = 'A suspensão é levantada e o sócio recebe o motivo que escrever.'
export const rejectionMeans = 'A suspensão mantém-se. O sócio recebe o motivo que escrever e não pode reclamar de novo.'
export const reason = 'Motivo, para o sócio'
export const approveAndSend = 'Aprovar e comunicar'
export const rejectAndSend = 'Rejeitar e comunicar'
export const approved = (which: string) => `Reclamação ${which} aprovada; a suspensão foi levantada.`
export const rejected = (which: string) => `Reclamação ${which} rejeitada; o motivo foi comunicado ao sócio.`
export const closed = 'Um colega levantou a suspensão: já não há nada a decidir sobre a reclamação.'
export const againstMissed = 'Falta de que reclama'
export const counted = (at: string) => `contada em ${at}`
export const excused = (at: string) => `justificada em ${at}`
export const arrivals = 'Chegadas nesse dia'
export const arrivalsNoted = (others: number, names: string) =>
  others === 1
    ? `Nesse dia chegou mais 1 sócio a esta instalação, registado por ${names}.`
    : `Nesse dia chegaram mais ${others} sócios a esta instalação, registados por ${names}.`
export const noArrivals = 'Nesse dia não foi registada a chegada de mais nenhum sócio a esta instalação.'
export const between = ', '
export const missedMeans = {
  passed: 'A falta fica justificada e deixa de contar, e o sócio recebe o motivo que escrever.',
  rejected: 'A falta conta. O sócio recebe o motivo que escrever e não pode reclamar de novo.',
}
export const missedApproved = (which: string) => `Reclamação ${which} aprovada; a falta ficou justificada.`
export const missedClosed = 'Um colega justificou a falta: já não há nada a decidir sobre a reclamação.'
