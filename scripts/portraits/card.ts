import type { Citizen } from '../../server/src/demonstration/strangers.ts'

const kinds = {
  resident: ['居民身份證（示範）', 'Bilhete de Identidade de Residente (demonstração)'],
  worker: ['外地僱員身份認別證（示範）', 'Título de Identificação de Trabalhador Não Residente (demonstração)'],
  permit: ['特別逗留證（示範）', 'Título Especial de Permanência (demonstração)'],
  student: ['學生證（示範）', 'Cartão de estudante (demonstração)'],
}

/** An identity card unlike any real document; it says three times that it is none. */
export const drawCard = (citizen: Citizen) => {
  const [zh = '', pt = ''] = kinds[citizen.idType]
  const number = citizen.idNumber.replace(/^(\d{7})(\d)$/, '$1($2)')
  const lines: [label: string, value: string][] = [
    ['姓名 Nome / Name', [citizen.nameZh, `${citizen.surname}, ${citizen.firstName}`].filter(Boolean).join('   ')],
    ['出生日期 Data de nascimento / Date of birth', citizen.birthDate],
    ['性別 Sexo / Sex', citizen.gender === 'female' ? 'F 女' : 'M 男'],
    ['有效期 Válido até / Valid until', citizen.documentExpiry ?? '–'],
    ['編號 N.º / No.', number],
  ]
  const written = lines.map(
    ([label, value], line) => `<text x="352" y="${200 + line * 78}" font-size="20" fill="#4b5d57">${label}</text>
    <text x="352" y="${232 + line * 78}" font-size="30" font-weight="600" fill="#13211d">${value}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1012 638" font-family="Noto Sans CJK TC, Noto Serif CJK TC, DejaVu Sans, sans-serif">
  <defs><linearGradient id="paper" x2="1" y2="1"><stop stop-color="#f2f8f0"/><stop offset="1" stop-color="#d6e9f2"/></linearGradient></defs>
  <rect width="1012" height="638" rx="36" fill="url(#paper)"/>
  <rect width="1012" height="126" fill="#00564b"/>
  <text x="40" y="58" font-size="38" font-weight="700" fill="#fff">${zh}</text>
  <text x="40" y="100" font-size="26" fill="#fff">${pt}</text>
  ${written.join('')}
  <g transform="rotate(-24 506 340)" text-anchor="middle" font-weight="700" fill="#a61c37" opacity=".22">
    <text x="620" y="350" font-size="92">SPECIMEN 樣本</text>
    <text x="620" y="424" font-size="50">DEMONSTRATION 示範</text>
  </g>
  <text x="972" y="616" text-anchor="end" font-size="18" fill="#a61c37">Not a document. Não é um documento. 並非證件。</text>
</svg>`
}
