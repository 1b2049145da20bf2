export const what =
  '其他應用程式和網站也可以顯示這裡的空位。我們以 OpenActive 格式，把場地、泳池和興趣班的資料公開，供人使用。'
export const nobody = '資料不涉及任何人的姓名，只顯示尚餘多少名額。'
export const feeds = '公開的資料'
export const inFeeds = {
  'facility-uses': { name: '場地和泳池', what: '有甚麼設施、在哪裡、開放時間和收費。' },
  'facility-use-slots': { name: '時段和場次', what: '每個場地時段和泳池場次，以及尚餘名額。' },
  'session-series': { name: '興趣班', what: '項目、年齡、上課時間和收費。' },
  'scheduled-sessions': { name: '興趣班的每一堂', what: '每一堂的時間、尚餘名額，以及是否取消。' },
}
export const dataset = '供程式讀取的說明'
export const datasetWhat = '以資料形式列出各項資料的位置。'
export const how = '如何取得資料'
export const steps = [
  '讀取其中一個位址。每次最多有 500 項。',
  '按「id」儲存每一項；當「state」是「deleted」，便把它刪除。',
  '按「next」的位址繼續讀取，直到沒有項目為止。',
  '其後在該位址再次讀取，最多每 8 秒一次。有變更時，一分鐘內便會出現。',
  '請每星期最少讀取一次：已取消的項目會保留 7 天。',
]
export const licence = '使用條款'
export const licenceWhat = (authority: string) =>
  `任何人均可按「共享創意 署名 4.0」（CC BY 4.0）條款使用資料，包括商業用途，但須註明來源：${authority}。`
export const licenceWhole = '閱讀條款全文'
export const contact = '查詢'
export const contactWhat = '電郵：'
