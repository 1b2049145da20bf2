import type { FieldToFillIn } from './fields.ts'
import type { CheckName, RefusalName } from './names.ts'

/** What the checks of the contract say: browsers carry it. */
export const sentences: Record<CheckName, string> = {
  invalid_input: 'Os dados não estão correctos. Verifique e tente de novo',

  required: 'Campo obrigatório',
  must_agree: 'É necessário concordar primeiro',
  message_too_short: 'Introduza pelo menos 5 caracteres',
  too_long: 'O texto é demasiado longo',
  day_format: 'Introduza uma data válida como aaaa-mm-dd, por exemplo 1990-03-15',
  day_past: 'A data tem de ser posterior a hoje',
  day_future: 'A data não pode ser posterior a hoje',

  code_wrong: 'O código não está correcto ou já não é válido',
  captcha_failed: 'A verificação de segurança não foi concluída. Tente de novo',
  link_ended: 'Esta ligação já foi utilizada ou já não é válida',
  pending_ended: 'O início de sessão expirou. Comece de novo',
  member_number_format: 'Número de sócio incorrecto. Introduza os 9 algarismos do cartão',
  id_number_or_end_format: 'Introduza 8 algarismos, ou apenas os últimos 4',

  id_number_format: 'Introduza 8 algarismos, por exemplo 1234567(8)',
  document_number_format: 'Introduza 4 a 20 caracteres: letras, algarismos, «-» ou «/»',
  username_format: 'Use 4 a 30 caracteres, apenas letras sem acento e algarismos, e comece por uma letra',
  email_format: 'Introduza um e-mail válido, por exemplo nome@example.mo',
  emails_differ: 'Os dois e-mails não são iguais',
  password_too_short: 'A palavra-passe tem de ter pelo menos 8 caracteres',
  passwords_differ: 'As duas palavras-passe não são iguais',
  mobile_format: 'Introduza um número de telemóvel de Macau: 8 algarismos, a começar por 6',
  telephone_format: 'Introduza um número de telefone com 8 algarismos',
  name_not_chinese: 'Só são aceites caracteres chineses',
  name_not_foreign:
    'Só são aceites letras do alfabeto português. Omita outros sinais: por exemplo, Nguyen e não Nguyễn',
  too_young: 'O requerente tem de ter pelo menos 4 anos',
  address_too_short: 'Introduza a morada completa',
  guardian_not_adult: 'O pai, a mãe ou o tutor tem de ter 18 anos ou mais',
  guardian_is_applicant: 'Introduza o número do documento do pai, da mãe ou do tutor, não o do requerente',

  file_too_large: 'O ficheiro tem mais de 5MB. Escolha um mais pequeno',
  file_not_picture: 'Só são aceites imagens JPG ou PNG',
  picture_damaged: 'A imagem está danificada ou incompleta. Escolha outra',
  picture_too_large: 'A imagem tem demasiados píxeis. Reduza-a e tente de novo',
  photo_too_small: 'A fotografia tem de ter pelo menos 310×464 píxeis',

  holiday_name_missing: 'Indique o nome do feriado',
}

/** What the server alone says, and sends along. */
export const sentencesOfServer: Record<Exclude<RefusalName, CheckName>, string> = {
  signed_out: 'A sessão terminou. Inicie sessão de novo',
  proof_needed: 'Para proteger a sua conta, confirme primeiro de novo a sua identidade',
  code_proof_needed:
    'A sua palavra-passe foi definida através de uma ligação enviada por e-mail. Nas 24 horas seguintes, confirme a sua identidade com um código por SMS; depois, pode voltar a usar a palavra-passe',
  too_many: 'Demasiadas tentativas. Tente mais tarde',
  busy: 'O sistema está ocupado. Tente de novo daqui a pouco',
  not_found: 'Não foi encontrado',

  login_wrong: 'Os dados de início de sessão não estão correctos',
  code_wait: 'O código já foi enviado. Aguarde antes de pedir outro',
  captcha_needed: 'Conclua primeiro a verificação de segurança',
  password_closed:
    'Demasiadas palavras-passe erradas: já não pode iniciar sessão com palavra-passe. Use um código ou uma ligação por e-mail, ou defina uma nova palavra-passe',

  registration_ended: 'O registo expirou. Comece de novo',
  mobile_not_proved: 'Verifique primeiro o número de telemóvel',
  email_not_proved: 'Verifique primeiro o e-mail',

  id_number_taken: 'Este número de documento já está registado',
  username_taken: 'Este nome de utilizador já existe',
  email_taken: 'Este e-mail já está registado',
  password_too_common: 'Esta palavra-passe é muito comum e fácil de adivinhar. Escolha outra',
  password_personal: 'A palavra-passe não pode conter os seus dados pessoais',
  password_waits:
    'O seu número de telemóvel foi substituído há pouco. Por agora, só pode definir uma nova palavra-passe com a antiga',
  mobile_taken: 'Este número de telemóvel já é utilizado por um sócio',
  guardian_needed:
    'Os menores de 18 anos têm de se registar com o pai, a mãe ou o tutor, confirmado pela {identityBureau} e por verificação facial',
  guardian_mismatch: 'Os dados não correspondem aos da {identityBureau}. Introduza-os de novo',
  guardian_mismatch_last:
    'Os dados não correspondem aos da {identityBureau}. Verifique-os: hoje só pode tentar mais uma vez',
  guardian_mismatch_spent:
    'Os dados não correspondem aos da {identityBureau}. Hoje não pode tentar mais: tente amanhã ou telefone para {hotline}',
  face_mismatch: 'Não foi possível confirmar o rosto. Tire outra fotografia do pai, da mãe ou do tutor',
  face_not_found: 'A fotografia tem de mostrar um só rosto, de frente e com boa luz',
  photo_face_mismatch: 'A fotografia não corresponde à da {identityBureau}. Carregue outra fotografia sua, recente',
  photo_face_not_found: 'A fotografia tem de mostrar só o requerente, de frente e com boa luz. Carregue outra',
  face_check_ended: 'A fotografia expirou. Tire outra',
  bureau_unavailable: 'A {identityBureau} não responde neste momento. Tente mais tarde',

  photo_not_colour: 'Use uma fotografia a cores',
  file_gone: 'O ficheiro expirou. Carregue-o de novo',

  mobile_unconfirmed:
    'O número de telemóvel não está confirmado: não é possível activar a conta nem participar a perda do cartão',
  email_missing:
    'A conta não tem e-mail: não é possível activar a conta, participar a perda do cartão nem substituir o número de telemóvel anterior. Telefone para {hotline}',
  mobile_same: 'O novo número tem de ser diferente do actual',
  account_suspended: 'A conta está suspensa. Em caso de dúvida, telefone para {hotline}',
  loss_already_reported: 'A perda deste cartão já foi participada e o cartão provisório já foi enviado',
  card_not_yet: 'Só pode trocar o cartão provisório 20 dias depois da participação',
  card_not_temporary: 'Não tem um cartão provisório',

  not_allowed: 'Não tem permissão para esta operação',
  held_by_colleague: 'Um colega está a tratar deste processo; não pode decidi-lo agora',
  proposed_already: 'Este pedido aguarda a confirmação de outro colega',
  proposal_ended: 'Esta proposta já foi tratada ou retirada; veja de novo o pedido',
  second_is_first: 'A confirmação cabe a outro colega, não a quem decidiu',
  undo_too_late: 'A decisão já foi executada e não pode ser anulada',
  undo_not_yours: 'Só quem decidiu pode anular a decisão',
  already_decided: 'Este pedido já foi decidido',
  letter_not_again:
    'Esta mensagem não pode ser enviada de novo: já saiu, está em espera, ou o código ou a ligação nela já expirou',
  factor_needed: 'Configure primeiro o segundo passo do início de sessão',
  not_oneself: 'Não pode fazer isto para si mesmo. Peça a um colega',
  member_active: 'Este sócio já activou a conta online',
  card_handed_out: 'Este cartão já foi entregue',
  hold_stands: 'Os serviços deste sócio já estão suspensos',
  record_missing: 'A {identityBureau} não tem registo desta pessoa. Declare que confirmou a identidade de outro modo',
  pictures_unseen: 'Veja todas as imagens deste pedido antes de o aprovar',
  holiday_exists: 'Este dia já está na lista de feriados',

  supplement_waiting: 'Já tem uma alteração em apreciação. Aguarde a decisão ou retire-a primeiro',
  supplement_not_waiting: 'Esta alteração já não está em apreciação',
  nothing_changed: 'Não alterou nenhum dado',
  renewal_too_early: 'O cartão pode ser renovado a partir de 60 dias antes do fim da validade',
  photo_outdated: 'A fotografia registada tem mais de 5 anos. Carregue uma nova para renovar o cartão',
  document_not_renewed: 'O novo documento tem de ser válido por mais tempo do que o cartão actual',
  document_copy_needed: 'Carregue uma cópia do documento, para podermos verificar os dados',
  reason_missing: 'Indique o motivo em pelo menos um dos dados alterados',

  documents_overdue: 'Faltam documentos que lhe pedimos e os serviços estão suspensos. Telefone para {hotline}',
  temporary_card_coming: 'O cartão provisório está a ser enviado por e-mail. Tente de novo dentro de alguns minutos',
  card_expired: 'O seu cartão de sócio caducou. Renove-o para voltar a usar este serviço',
  card_temporary: 'O cartão provisório não dá acesso a este serviço. Use-o depois de trocar pelo cartão definitivo',
  guardian_missing: 'Faltam os dados do seu pai, mãe ou tutor. Telefone para {hotline}',
  payment_not_authorised: 'O seu pai, mãe ou tutor ainda não autorizou o pagamento online',
  bookings_missed: 'Não pode reservar instalações por agora, porque faltou a reservas anteriores',
  adult_needed: 'Este serviço é só para maiores de 18 anos',
  account_inactive: 'A conta online ainda não foi activada. Use a ligação que enviámos por e-mail',

  card_notice_open: 'Leia primeiro o aviso sobre o cartão online e confirme: só depois aparece o código QR',
  card_notice_changed: 'O aviso sobre o cartão online foi actualizado. Leia-o de novo',

  guardian_not_registered:
    'O seu pai, mãe ou tutor ainda não está registado. Precisa de uma conta de sócio para autorizar o pagamento online',
  not_the_guardian: 'Só o pai, a mãe ou o tutor indicado no pedido pode decidir',
  consent_not_needed: 'A partir dos 18 anos já não é preciso autorização',

  mobile_missing: 'Não há nenhum número de telemóvel registado. Indique primeiro um número',
  mobile_confirmed: 'Este número de telemóvel já está confirmado',
  email_same: 'O novo e-mail tem de ser diferente do actual',
  email_absent: 'Não há nenhum e-mail registado. Indique primeiro um endereço',
  email_confirmed: 'Este e-mail já está confirmado',
  messages_spent: 'Já não é possível enviar mais SMS hoje. Use a palavra-passe ou o e-mail',
  mobile_already_changed: 'O número já foi alterado. Telefone de imediato para {hotline}',
  contact_missing: 'A conta não tem número de telemóvel confirmado nem e-mail. Telefone para {hotline}',
  api_code_ended: 'O código de início de sessão já não é válido. Volte à aplicação e tente de novo',
  sign_on_unavailable: 'De momento não é possível contactar a {governmentAccount}. Tente mais tarde ou use outro meio',
  sign_on_cancelled: 'Cancelou o início de sessão com a {governmentAccount}',
  sign_on_failed: 'Não foi possível confirmar a {governmentAccount}. Comece de novo',
  sign_on_ended: 'Este início de sessão começou noutro navegador, já foi usado ou expirou. Comece de novo',
  government_other_person: 'Esta {governmentAccount} é de outra pessoa. Só pode associar a sua',
  government_linked_already: 'A sua conta de sócio já está associada a uma {governmentAccount}',
  government_account_taken: 'Esta {governmentAccount} já está associada a outra conta de sócio',
  government_not_linked: 'A sua conta de sócio não está associada a uma {governmentAccount}',
  government_terms_needed: 'Aceite primeiro os termos da {governmentAccount}',
  government_terms_changed: 'Os termos foram actualizados. Leia-os de novo',

  government_is_member: 'Já é sócio. Entre na sua conta e faça aí a ligação à {governmentAccount}',
  application_waits: 'O seu pedido está a ser analisado. Receberá o resultado por e-mail',
  photo_not_offered: 'Não há fotografia disponível. Carregue uma',
  known_differs: 'Este dado vem da {governmentAccount} e não pode ser alterado',
}

/** What to do at a field that was left empty. */
export const missing: Record<FieldToFillIn, string> = {
  account: 'Indique o nome de utilizador ou o e-mail',
  address: 'Indique a morada',
  agreed: 'Confirme a declaração',
  area: 'Escolha a zona',
  birthDate: 'Indique a data de nascimento',
  captcha: 'Introduza o código',
  circumstances: 'Diga em poucas palavras como perdeu o cartão',
  code: 'Introduza o código',
  day: 'Indique o dia',
  documentExpiry: 'Indique até quando o documento é válido',
  documentNumber: 'Indique o número do título',
  email: 'Indique o e-mail',
  emailRepeat: 'Repita o e-mail',
  file: 'Tire ou escolha uma fotografia',
  firstName: 'Indique o nome próprio',
  gender: 'Escolha o sexo',
  guardianBirthDate: 'Indique a data de nascimento do pai, da mãe ou do tutor',
  guardianGender: 'Escolha o sexo do pai, da mãe ou do tutor',
  guardianIdCopy: 'Carregue uma cópia do documento do pai, da mãe ou do tutor',
  guardianIdNumber: 'Indique o número do documento do pai, da mãe ou do tutor',
  idCopy: 'Carregue uma cópia do documento',
  idNumber: 'Indique o número do documento',
  idType: 'Escolha o tipo de documento',
  language: 'Escolha a língua das mensagens',
  memberNumber: 'Indique o número de sócio',
  mobile: 'Indique o número de telemóvel',
  nameZh: 'Indique o nome em chinês ou assinale que não tem',
  onlinePayment: 'Diga se autoriza o pagamento online',
  password: 'Introduza a palavra-passe',
  passwordRepeat: 'Repita a palavra-passe',
  photo: 'Carregue uma fotografia',
  pickUpPlace: 'Escolha onde levantar o cartão',
  reason: 'Indique o motivo',
  surname: 'Indique o apelido',
  telephone: 'Indique o telefone de contacto',
  username: 'Indique o nome de utilizador',
}
