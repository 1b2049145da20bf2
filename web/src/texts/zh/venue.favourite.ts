export const favourite = '常用'
/** After the word on the star, for who does not see beside what it stands. */
export const of = (venue: string) => `：${venue}`
export const what = '你常用的場地，以及今日的空置時段。'
export const none = '你還未有常用場地。在「網上預約租場」的場館旁按星號，便會加到這裡。'
export const find = '選擇場地'
