import type { Said } from '../settings.ts'

export interface MenuEntry {
  name: string
  label: Said
  /** Empty when the item only holds others. */
  uri: string
  display?: boolean
  children?: MenuEntry[]
}

const facilities: MenuEntry = {
  name: 'facilities',
  label: { zh: '體育設施', pt: 'Instalações desportivas', en: 'Sports facilities' },
  uri: '',
  children: [
    {
      name: 'venues',
      label: { zh: '場地', pt: 'Recintos', en: 'Venues' },
      uri: '',
      children: [
        {
          name: 'all-venues',
          label: { zh: '場地一覽', pt: 'Todos os recintos', en: 'All venues' },
          uri: '/venues',
          children: [
            {
              name: 'mh',
              label: { zh: '望廈體育中心', pt: 'Centro Desportivo Mong-Há', en: 'Mong-Há Sports Centre' },
              uri: '/venues/mong-ha',
            },
            {
              name: 'vbs-today',
              label: { zh: '今日場地', pt: 'Recintos hoje', en: 'Venues today' },
              uri: '/venues/today',
            },
          ],
        },
        {
          name: 'ob',
          label: { zh: '網上預約租場', pt: 'Aluguer online', en: 'Online booking' },
          uri: '/vbs/online-booking',
        },
        {
          name: 'ballots',
          label: { zh: '抽籤', pt: 'Sorteios', en: 'Ballots' },
          uri: '/vbs/ballots',
        },
        {
          name: 'bookings',
          label: { zh: '我的預約', pt: 'As minhas reservas', en: 'My bookings' },
          uri: '/vbs/bookings',
        },
        {
          name: 'waiting',
          label: { zh: '輪候', pt: 'Lista de espera', en: 'Waiting list' },
          uri: '/waiting',
        },
        {
          name: 'payments',
          label: { zh: '付款記錄', pt: 'Pagamentos', en: 'Payments' },
          uri: '/payment/orders',
        },
        {
          name: 'favorite',
          label: { zh: '常用場地', pt: 'Recintos favoritos', en: 'Favourite venues' },
          uri: '/venues/favourites',
        },
      ],
    },
    {
      name: 'swimming',
      label: { zh: '游泳', pt: 'Natação', en: 'Swimming' },
      uri: '',
      children: [
        { name: 'pool', label: { zh: '泳池一覽', pt: 'Todas as piscinas', en: 'All pools' }, uri: '/pools' },
        {
          name: 'pool-tickets',
          label: { zh: '泳池門票', pt: 'Bilhetes de piscina', en: 'Pool tickets' },
          uri: '/pools/tickets',
        },
        {
          name: 'pool-today',
          label: { zh: '今日泳池門票', pt: 'Bilhetes de hoje', en: 'Pool tickets today' },
          uri: '/pools/today',
        },
        {
          name: 'pool-mapa',
          label: { zh: '泳池位置', pt: 'Onde ficam as piscinas', en: 'Where the pools are' },
          uri: '/pools/map',
        },
      ],
    },
  ],
}

/** The menu at the start, up to four levels. Staff change it later; names with an icon are those of L10. */
export const menu: MenuEntry[] = [
  {
    name: 'membership',
    label: { zh: '會員', pt: 'Sócios', en: 'Membership' },
    uri: '',
    children: [
      {
        name: 'membership-about',
        label: { zh: '會員計劃', pt: 'Plano de Sócio', en: 'About membership' },
        uri: '/membership',
      },
      { name: 'register', label: { zh: '登記成為會員', pt: 'Registar-se', en: 'Register' }, uri: '/register' },
      { name: 'points', label: { zh: '運動積分', pt: 'Pontos de exercício', en: 'Exercise points' }, uri: '/points' },
      {
        name: 'report-loss',
        label: { zh: '報失會員卡', pt: 'Participar a perda do cartão', en: 'Report a lost card' },
        uri: '/online/account/report-loss',
      },
    ],
  },
  facilities,
  {
    name: 'classes',
    label: { zh: '健身興趣班', pt: 'Classes de recreação', en: 'Classes' },
    uri: '/classes',
  },
  {
    name: 'account',
    label: { zh: '我的帳戶', pt: 'A minha conta', en: 'My account' },
    uri: '',
    children: [
      {
        name: 'my-account',
        label: { zh: '帳戶資料', pt: 'Dados da conta', en: 'Account details' },
        uri: '/online/account',
      },
      {
        name: 'report',
        label: { zh: '運動記錄及積分', pt: 'Registo e pontos', en: 'Record and points' },
        uri: '/online/report',
      },
      {
        name: 'my-classes',
        label: { zh: '我的興趣班', pt: 'As minhas classes', en: 'My classes' },
        uri: '/classes/mine',
      },
      {
        name: 'change-mobile',
        label: { zh: '更改流動電話號碼', pt: 'Alterar o número de telemóvel', en: 'Change mobile number' },
        uri: '/online/account/change-mobile',
      },
      {
        name: 'manage-player',
        label: { zh: '球員名單', pt: 'Lista de jogadores', en: 'Players' },
        uri: '/online/account/players',
      },
      // The item is shown once there are results.
      {
        name: 'ballot-results',
        label: { zh: '抽籤結果', pt: 'Resultados do sorteio', en: 'Ballot results' },
        uri: '/classes',
        display: false,
      },
    ],
  },
  {
    name: 'help',
    label: { zh: '支援', pt: 'Ajuda', en: 'Help' },
    uri: '',
    children: [
      {
        name: 'faq',
        label: { zh: '常見問題', pt: 'Perguntas frequentes', en: 'Frequently asked questions' },
        uri: '/faq',
      },
      { name: 'contact', label: { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }, uri: '/contact' },
      { name: 'terms', label: { zh: '使用條款', pt: 'Termos de utilização', en: 'Terms of use' }, uri: '/readme' },
      {
        name: 'privacy',
        label: { zh: '個人資料保護', pt: 'Protecção de dados pessoais', en: 'Privacy' },
        uri: '/privacy',
      },
      {
        name: 'accessibility',
        label: { zh: '無障礙', pt: 'Acessibilidade', en: 'Accessibility' },
        uri: '/accessibility',
      },
    ],
  },
  {
    name: 'back-{productSlug}',
    label: { zh: '返回主網站', pt: 'Voltar ao sítio principal', en: 'Back to the main site' },
    uri: '{mainSite}',
  },
]
