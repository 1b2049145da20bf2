export const systemError = 'Erro do sistema, tente mais tarde'
export const systemErrorWith = (reference: string) => `Erro do sistema, tente mais tarde (referência: ${reference})`
