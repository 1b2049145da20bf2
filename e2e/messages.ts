import type { Locale } from './words.ts'

/** The messages of section 8 of the specification, as a person reads them in the situation that each of them names. */
export interface Messages {
  emailsDiffer: string
  emailTaken: string
  idNumberTaken: string
  usernameTaken: string
  tooYoung: string
  guardianMismatch: string
  guardianFace: string
  fileTooLarge: string
  photoMismatch: string
  passwordsDiffer: string
  dataLost: string
  mobileUnconfirmed: string
  emailMissing: string
  /** To who has lost the old phone: nothing can be sent without an e-mail address. */
  oldPhone: string
  guardianNotRegistered: string
  notFound: string
  home: string
  /** No message: the button beside a proved address. */
  useAnother: string
  /** No message: the button that goes on after the face check. */
  goOn: string
}

export const messages: Record<Locale, Messages> = {
  zh: {
    emailsDiffer: '兩次輸入的電郵地址不相同',
    emailTaken: '此電郵地址已經登記',
    idNumberTaken: '此證件號碼已經登記',
    usernameTaken: '此用戶名稱已有人使用',
    tooYoung: '申請人必須年滿 4 歲',
    guardianMismatch: '資料與身份證明局的記錄不符，請重新輸入',
    guardianFace: '人臉識別不成功',
    fileTooLarge: '檔案超過 5MB',
    photoMismatch: '相片與身份證明局的記錄不符，請重新上載本人近照',
    passwordsDiffer: '兩次輸入的密碼不相同',
    dataLost: '離開後已填寫的資料將會遺失',
    mobileUnconfirmed: '流動電話號碼尚未確認，未能啟動網上帳戶或報失',
    emailMissing: '帳戶沒有電郵地址，未能啟動帳戶、報失會員卡或更換舊流動電話號碼。請致電服務熱線 2888 0000',
    oldPhone: '帳戶沒有電郵？網上未能處理，請致電服務熱線 2888 0000',
    guardianNotRegistered: '你的父母或監護人尚未成為會員',
    notFound: '找不到頁面',
    home: '返回主頁',
    useAnother: '使用另一個',
    goOn: '繼續',
  },
  pt: {
    emailsDiffer: 'Os dois e-mails não são iguais',
    emailTaken: 'Este e-mail já está registado',
    idNumberTaken: 'Este número de documento já está registado',
    usernameTaken: 'Este nome de utilizador já existe',
    tooYoung: 'O requerente tem de ter pelo menos 4 anos',
    guardianMismatch: 'Os dados não correspondem aos da Direcção dos Serviços de Identificação. Introduza-os de novo',
    guardianFace: 'Não foi possível confirmar o rosto',
    fileTooLarge: 'O ficheiro tem mais de 5MB',
    photoMismatch: 'A fotografia não corresponde à da Direcção dos Serviços de Identificação',
    passwordsDiffer: 'As duas palavras-passe não são iguais',
    dataLost: 'Se sair, perde o que escreveu',
    mobileUnconfirmed: 'não é possível activar a conta nem participar a perda do cartão',
    emailMissing: 'A conta não tem e-mail: não é possível activar a conta, participar a perda do cartão nem substituir',
    oldPhone: 'A conta não tem e-mail? Telefone para 2888 0000',
    guardianNotRegistered: 'O seu pai, mãe ou tutor ainda não é sócio',
    notFound: 'Página não encontrada',
    home: 'Voltar ao início',
    useAnother: 'Usar outro',
    goOn: 'Continuar',
  },
  en: {
    emailsDiffer: 'The two e-mail addresses differ',
    emailTaken: 'This e-mail address is already registered',
    idNumberTaken: 'This ID number is already registered',
    usernameTaken: 'This username is already taken',
    tooYoung: 'Applicants must be 4 or older',
    guardianMismatch: 'The details do not match the record of the identity bureau. Enter them again',
    guardianFace: 'The face could not be matched',
    fileTooLarge: 'The file is larger than 5MB',
    photoMismatch: 'The photo could not be matched with the record of the identity bureau',
    passwordsDiffer: 'The two passwords differ',
    dataLost: 'If you leave, what you entered will be lost',
    mobileUnconfirmed: 'Your mobile number is not confirmed, so you cannot activate your account or report a loss',
    emailMissing:
      'You have not given an e-mail address, so you cannot activate your account, report a loss or replace an old mobile number. Call 2888 0000',
    oldPhone: 'No e-mail address in your account? Call 2888 0000',
    guardianNotRegistered: 'Your parent or guardian is not a member yet',
    notFound: 'Page not found',
    home: 'Back to home',
    useAnother: 'Use another',
    goOn: 'Continue',
  },
}
