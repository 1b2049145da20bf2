export const title = 'Receber notificações'
export const whatFor = 'Todas as notificações ficam na sua conta. Escolha quais quer receber também por e-mail ou SMS.'
export const save = 'Guardar'
export const saved = 'A sua escolha foi guardada.'
export const tryAgain = 'Tentar de novo'
export const always = 'O que lhe enviamos sempre'
export const stopTitle = 'Deixar de receber estes e-mails'
export const stopWhat = 'Não precisa de iniciar sessão. As notificações continuam na sua conta.'
export const stop = 'Deixar de receber'
export const stopped = 'Feito'
export const stoppedWhat = 'Não receberá mais estes e-mails. Pode ainda chegar algum que já tenha saído.'
export const linkWrong = 'Esta ligação não está certa. Veja se está completa, ou mude a escolha na sua conta.'
export const toChoices = 'Escolher como recebe as notificações'
export const topics = {
  reminders: 'Lembretes',
  services: 'Novidades dos serviços',
  offers: 'Actividades e ofertas',
}
export const topicHints = {
  reminders: 'Por exemplo, um campo reservado para amanhã, ou o cartão que está a acabar',
  services: 'Mudanças de horário, encerramentos e regras',
  offers: 'Cursos, actividades e ofertas',
}
export const ways = {
  email: 'E-mail',
  sms: 'SMS',
}
export const alwaysWhat = [
  'Segurança da conta: mudanças de palavra-passe, telemóvel ou e-mail, e inícios de sessão',
  'Decisões sobre os seus pedidos, reclamações e documentos',
  'O que espera a sua resposta, como a autorização de um filho',
  'O que a lei manda comunicar',
]
export const stopsThese = (topic: string) => `Deixa de receber e-mails sobre «${topic}».`
