export type Locale = 'zh' | 'pt' | 'en'

/**
 * The words on the screens, as walks look for them. They are written anew: taken from the texts, a wrong one would go
 * unseen.
 */
export interface Words {
  /** `<html lang>` */
  language: string
  username: string
  password: string
  logIn: string
  logOut: string
  account: string
  reportLoss: string
  howLost: string
  understood: string
  temporaryCard: string
  /** Begins the subject of the letter that makes a member. */
  approved: string
  leave: string
  notFound: string
}

export const words: Record<Locale, Words> = {
  zh: {
    language: 'zh-Hant-MO',
    username: '用戶名稱',
    password: '密碼',
    logIn: '登入',
    logOut: '登出',
    approved: '申請已獲批准',
    account: '我的帳戶',
    reportLoss: '報失會員卡',
    howLost: '遺失經過',
    understood: '本人明白',
    temporaryCard: '臨時會員卡',
    leave: '離開',
    notFound: '找不到頁面',
  },
  pt: {
    language: 'pt-PT',
    username: 'Nome de utilizador',
    password: 'Palavra-passe',
    logIn: 'Iniciar sessão',
    logOut: 'Terminar sessão',
    approved: 'Pedido aprovado',
    account: 'A minha conta',
    reportLoss: 'Participar a perda do cartão',
    howLost: 'Como perdeu o cartão',
    understood: 'Compreendo',
    temporaryCard: 'Cartão de sócio provisório',
    leave: 'Sair',
    notFound: 'Página não encontrada',
  },
  en: {
    language: 'en',
    username: 'Username',
    password: 'Password',
    logIn: 'Log in',
    logOut: 'Log out',
    approved: 'Application approved',
    account: 'My account',
    reportLoss: 'Report a lost card',
    howLost: 'How it was lost',
    understood: 'I understand',
    temporaryCard: 'Temporary membership card',
    leave: 'Leave',
    notFound: 'Page not found',
  },
}

export const locales: Locale[] = ['zh', 'pt', 'en']
