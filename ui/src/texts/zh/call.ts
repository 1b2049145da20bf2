export const systemError = '系統發生錯誤，請稍後再試'
export const systemErrorWith = (reference: string) => `系統發生錯誤，請稍後再試（參考編號：${reference}）`
