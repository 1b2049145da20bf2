export const help = (hotline: string) => `Precisa de ajuda? Telefone para ${hotline}`
export const hotline = (number: string, hours: string) => `${number} (${hours})`
