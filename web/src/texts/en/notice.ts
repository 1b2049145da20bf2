export const notices = 'Notices'
export const notice = 'Notice'
export const noticesWhat = 'What we have told you about your membership and your account.'
export const unreadCount = (count: number) => (count === 1 ? '1 unread notice' : `${count} unread notices`)
export const noticesUnread = (count: number) => `Notices, ${count} unread`
export const unread = 'Unread:'
export const none = 'There are no notices.'
export const more = 'Show more'
export const all = 'See all notices'
export const back = 'Back to notices'
export const backToAll = 'Back to all notices'
export const decide = 'Go and decide'
export const toAccount = 'Back to my account'
