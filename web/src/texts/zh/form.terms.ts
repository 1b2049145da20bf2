export const termsChanged = '使用條款已更新，須先閱讀並同意。'
export const typedStaysForTerms = '你填寫的內容仍在此頁。請在新分頁閱讀並同意，然後返回此頁再次提交。'
export const readTermsBeside = '在新分頁閱讀條款'
