import type { CodePurpose, code as zh } from '../zh/code.ts'

const uses: Record<CodePurpose, string> = {
  login: 'iniciar sessão',
  proof: 'confirmar a identidade',
  register: 'o registo',
  activate: 'activar a conta online',
  correct: 'corrigir o pedido',
  change_mobile: 'alterar o número de telemóvel',
  confirm_mobile: 'confirmar o número de telemóvel',
  reset_password: 'definir uma nova palavra-passe',
}

export const code: typeof zh = {
  message: (code, purpose) => ({
    subject: `Código para ${uses[purpose]}`,
    body: `${code} é o seu código para ${uses[purpose]}, válido durante 5 minutos. Não o diga a ninguém; o nosso pessoal nunca o pede.`,
  }),
}
