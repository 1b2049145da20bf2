export const help = (hotline: string) => `Need help? Call ${hotline}`
export const hotline = (number: string, hours: string) => `${number} (${hours})`
