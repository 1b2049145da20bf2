import type { IdType } from '@palaestra/contract'
import type { Said } from '../settings.ts'

/** Areas of residence: the seven parishes, the land between Taipa and Coloane, and elsewhere. */
export const areas: [code: string, name: Said][] = [
  [
    'nsf',
    {
      zh: '澳門半島 · 花地瑪堂區',
      pt: 'Península de Macau – Freguesia de Nossa Senhora de Fátima',
      en: 'Macao Peninsula – Our Lady of Fátima Parish',
    },
  ],
  [
    'sa',
    {
      zh: '澳門半島 · 聖安多尼堂區',
      pt: 'Península de Macau – Freguesia de Santo António',
      en: 'Macao Peninsula – St. Anthony Parish',
    },
  ],
  [
    'sl',
    {
      zh: '澳門半島 · 望德堂區',
      pt: 'Península de Macau – Freguesia de São Lázaro',
      en: 'Macao Peninsula – St. Lazarus Parish',
    },
  ],
  [
    'se',
    { zh: '澳門半島 · 大堂區', pt: 'Península de Macau – Freguesia da Sé', en: 'Macao Peninsula – Cathedral Parish' },
  ],
  [
    'slo',
    {
      zh: '澳門半島 · 風順堂區',
      pt: 'Península de Macau – Freguesia de São Lourenço',
      en: 'Macao Peninsula – St. Lawrence Parish',
    },
  ],
  [
    'nsc',
    {
      zh: '氹仔 · 嘉模堂區',
      pt: 'Taipa – Freguesia de Nossa Senhora do Carmo',
      en: 'Taipa – Our Lady of Carmel Parish',
    },
  ],
  [
    'sfx',
    {
      zh: '路環 · 聖方濟各堂區',
      pt: 'Coloane – Freguesia de São Francisco Xavier',
      en: 'Coloane – St. Francis Xavier Parish',
    },
  ],
  ['cotai', { zh: '路氹填海區', pt: 'Zona do Aterro de Cotai', en: 'Cotai Reclamation Zone' }],
  ['outside', { zh: '澳門以外', pt: 'Fora de Macau', en: 'Outside Macao' }],
]

/** Counters where a card can be collected. */
export const pickUpPlaces: [code: string, name: Said, address: Said][] = [
  [
    'tapseac',
    {
      zh: '塔石體育館服務處',
      pt: 'Balcão do Pavilhão Polidesportivo Tap Seac',
      en: 'Tap Seac Multisport Pavilion counter',
    },
    { zh: '澳門塔石廣場', pt: 'Praça do Tap Seac, Macau', en: 'Tap Seac Square, Macao' },
  ],
  [
    'linfong',
    {
      zh: '蓮峰體育中心服務處',
      pt: 'Balcão do Centro Desportivo de Lin Fong',
      en: 'Lin Fong Sports Centre counter',
    },
    {
      zh: '澳門罅些喇提督大馬路',
      pt: 'Avenida do Almirante Lacerda, Macau',
      en: 'Avenida do Almirante Lacerda, Macao',
    },
  ],
  [
    'olympic',
    {
      zh: '奧林匹克體育中心服務處',
      pt: 'Balcão do Centro Desportivo Olímpico',
      en: 'Olympic Sports Centre counter',
    },
    { zh: '氹仔奧林匹克大馬路', pt: 'Avenida Olímpica, Taipa', en: 'Avenida Olímpica, Taipa' },
  ],
]

export const idTypeNames: Record<IdType, Said> = {
  resident: {
    zh: '澳門居民身份證',
    pt: 'Bilhete de Identidade de Residente (BIR)',
    en: 'Macao Resident Identity Card',
  },
  worker: {
    zh: '外地僱員身份認別證',
    pt: 'Título de Identificação de Trabalhador Não Residente',
    en: 'Non-resident Worker’s Identification Card',
  },
  permit: { zh: '特別逗留證', pt: 'Título Especial de Permanência', en: 'Special stay permit' },
  student: { zh: '學生證', pt: 'Cartão de estudante', en: 'Student card' },
}
