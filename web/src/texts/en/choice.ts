export const title = 'Receiving notices'
export const whatFor =
  'All notices stand in your account. Choose which of them you also want by e-mail or text message.'
export const save = 'Save'
export const saved = 'Your choice has been saved.'
export const tryAgain = 'Try again'
export const always = 'What we always send you'
export const stopTitle = 'Stop these e-mails'
export const stopWhat = 'You need not log in. The notices still stand in your account.'
export const stop = 'Stop these e-mails'
export const stopped = 'Stopped'
export const stoppedWhat = 'You will get no more of these e-mails. One that was on its way may still come.'
export const linkWrong = 'This link is not right. Check that it is complete, or change your choice in your account.'
export const toChoices = 'Choose how you get notices'
export const topics = {
  reminders: 'Reminders',
  services: 'News of services',
  offers: 'Activities and offers',
}
export const topicHints = {
  reminders: 'For instance, that you have a court tomorrow, or that your card runs out soon',
  services: 'Changes of hours, closures and rules',
  offers: 'Courses, events and offers',
}
export const ways = {
  email: 'E-mail',
  sms: 'Text message',
}
export const alwaysWhat = [
  'Safety of your account: changes of password, mobile or e-mail, and logins',
  'Decisions about your applications, appeals and documents',
  'What waits for your answer, such as an authorisation for a child',
  'What the law asks us to tell you',
]
export const stopsThese = (topic: string) => `You will get no more e-mails about “${topic}”.`
