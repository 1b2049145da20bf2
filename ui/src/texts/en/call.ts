export const systemError = 'System error, please try later'
export const systemErrorWith = (reference: string) => `System error, please try later (reference: ${reference})`
