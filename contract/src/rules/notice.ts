/**
 * What members choose about: whether it reaches them by e-mail and text message, too. Everything else always does: what
 * concerns the safety of the account, a decision about oneself, or what the law asks to be told.
 */
export const noticeTopics = ['reminders', 'services', 'offers'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** What a notice by staff is about. Of what is official nobody can turn the copies off. */
export const bulletinTopics = ['official', 'services', 'offers'] as const
export type BulletinTopic = (typeof bulletinTopics)[number]
