export const help = (hotline: string) => `需要協助？請致電 ${hotline}`
export const hotline = (number: string, hours: string) => `${number}（${hours}）`
