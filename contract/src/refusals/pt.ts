import type { RefusalName } from './names.ts'

export const sentences: Record<RefusalName, string> = {
  invalid_input: 'Os dados não estão correctos. Verifique e tente de novo',
  signed_out: 'A sessão terminou. Inicie sessão de novo',
  proof_needed: 'Para proteger a sua conta, confirme primeiro de novo a sua identidade',
  too_many: 'Demasiadas tentativas. Tente mais tarde',
  busy: 'O sistema está ocupado. Tente de novo daqui a pouco',
  not_found: 'Não foi encontrado',

  required: 'Campo obrigatório',
  must_agree: 'É necessário concordar primeiro',
  message_too_short: 'Escreva pelo menos 5 caracteres',
  too_long: 'O texto é demasiado longo',
  day_format: 'Escreva uma data válida como aaaa-mm-dd, por exemplo 1990-03-15',
  day_past: 'A data tem de ser posterior a hoje',
  day_future: 'A data não pode ser posterior a hoje',

  login_wrong: 'Os dados de início de sessão não estão correctos',
  code_wrong: 'O código não está correcto ou já não é válido',
  code_wait: 'O código já foi enviado. Aguarde antes de pedir outro',
  captcha_failed: 'A verificação de segurança não foi concluída. Tente de novo',
  link_ended: 'Esta ligação já foi utilizada ou já não é válida',

  registration_ended: 'O tempo do registo terminou. Comece de novo',
  mobile_not_proved: 'Verifique primeiro o número de telemóvel',
  email_not_proved: 'Verifique primeiro o e-mail',

  id_number_format: 'Escreva 8 algarismos, por exemplo 1234567(8)',
  id_number_taken: 'Este número de documento já está registado',
  document_number_format: 'Escreva 4 a 20 letras ou algarismos',
  username_format: 'Use 4 a 30 letras sem acentos ou algarismos, a começar por uma letra',
  username_taken: 'Este nome de utilizador já existe',
  email_format: 'Escreva um e-mail válido, por exemplo nome@example.mo',
  email_taken: 'Este e-mail já está registado',
  emails_differ: 'Os dois e-mails não são iguais',
  password_too_short: 'A palavra-passe tem de ter pelo menos 8 caracteres',
  password_too_common: 'Esta palavra-passe é muito comum e fácil de adivinhar. Escolha outra',
  password_personal: 'A palavra-passe não pode conter os seus dados pessoais',
  passwords_differ: 'As duas palavras-passe não são iguais',
  mobile_format: 'Escreva um número de telemóvel de Macau: 8 algarismos, a começar por 6',
  mobile_taken: 'Este telemóvel já é utilizado por um sócio',
  telephone_format: 'Escreva um número de telefone com 8 algarismos',
  name_not_chinese: 'Só são aceites caracteres chineses',
  name_not_foreign: 'Só são aceites letras do alfabeto português',
  too_young: 'O requerente tem de ter pelo menos 4 anos',
  guardian_needed: 'Os menores de 18 anos fazem o pedido ao balcão, acompanhados do pai, da mãe ou do tutor',
  address_too_short: 'Escreva a morada completa',

  file_too_large: 'O ficheiro tem mais de 5MB. Escolha um mais pequeno',
  file_not_picture: 'Só são aceites imagens JPG ou PNG',
  picture_damaged: 'A imagem está danificada ou incompleta. Escolha outra',
  picture_too_large: 'A imagem tem demasiados píxeis. Reduza-a e tente de novo',
  photo_too_small: 'A fotografia tem de ter pelo menos 310×464 píxeis',
  photo_not_colour: 'Use uma fotografia a cores',
  file_gone: 'O ficheiro já não existe. Carregue-o de novo',

  mobile_unconfirmed:
    'O telemóvel não está confirmado: não é possível activar a conta nem participar a perda do cartão',
  email_missing:
    'Sem e-mail não é possível activar a conta, participar a perda nem recuperar o telemóvel anterior. Telefone para a linha de apoio',
  mobile_same: 'O novo número tem de ser diferente do actual',
  account_suspended: 'A conta está suspensa. Tente mais tarde',
  loss_already_reported: 'A perda deste cartão já foi participada e o cartão provisório já foi enviado',
  card_not_yet: 'Só pode trocar o cartão provisório 20 dias depois da participação',
  card_not_temporary: 'Não tem um cartão provisório',

  not_allowed: 'Não tem permissão para esta operação',
  already_decided: 'Este pedido já foi decidido',
  holiday_exists: 'Este dia já está na lista de feriados',

  api_code_ended: 'O código de entrada já não é válido. Volte à aplicação e tente de novo',
}
