export const choosePool = '選擇要顯示的泳池'
export const placesLeft = '尚餘名額'
export const session = '時段'
export const open = '現正發售'
export const opens = (time: string) => `${time} 發售即場票`
