import type { Locale } from '@palaestra/contract'

// As Locale and not as 'zh', or a comparison in shared code would be a type error in the other languages.
export const locale: Locale = 'zh' as Locale
export const language = 'zh-Hant-MO'
// The names in braces are filled in by the server, from its settings.
export const title = '登入 – {{portal}}'
export const description = '登入{{portal}}，管理會員卡及使用{{authority}}的網上服務。'
export const unavailable = '暫時未能提供服務'
export const unavailableWhat = '請於數分鐘後再試。你已提交的資料不會遺失。'
