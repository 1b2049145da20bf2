import type { RefusalName } from './names.ts'

export const sentences: Record<RefusalName, string> = {
  invalid_input: 'Something is not right. Check and try again',
  signed_out: 'You have been logged out. Log in again',
  proof_needed: 'To protect your account, first prove again that it is you',
  too_many: 'Too many tries. Try again later',
  busy: 'The system is busy. Try again in a moment',
  not_found: 'Nothing was found',

  required: 'Required',
  must_agree: 'Please agree first',
  message_too_short: 'Write at least 5 characters',
  too_long: 'This is too long',
  day_format: 'Write a real date as yyyy-mm-dd, for example 1990-03-15',
  day_past: 'The date must be after today',
  day_future: 'The date cannot be after today',

  login_wrong: 'These login details are not right',
  code_wrong: 'This code is wrong or has run out',
  code_wait: 'A code has been sent. Wait a little before asking for another',
  captcha_failed: 'The security check did not finish. Try again',
  link_ended: 'This link has been used or has run out',

  registration_ended: 'Your time to register has run out. Begin again',
  mobile_not_proved: 'Verify your mobile number first',
  email_not_proved: 'Verify your e-mail address first',

  id_number_format: 'Write 8 digits, for example 1234567(8)',
  id_number_taken: 'This ID number is already registered',
  document_number_format: 'Write 4 to 20 letters or digits',
  username_format: 'Use 4 to 30 plain letters or digits, beginning with a letter',
  username_taken: 'This username is already taken',
  email_format: 'Write a real e-mail address, for example name@example.mo',
  email_taken: 'This e-mail address is already registered',
  emails_differ: 'The two e-mail addresses differ',
  password_too_short: 'The password needs at least 8 characters',
  password_too_common: 'This password is common and easy to guess. Choose another',
  password_personal: 'The password must not contain your personal details',
  passwords_differ: 'The two passwords differ',
  mobile_format: 'Write a Macao mobile number: 8 digits that begin with 6',
  mobile_taken: 'A member already uses this mobile number',
  telephone_format: 'Write a telephone number of 8 digits',
  name_not_chinese: 'Only Chinese characters are accepted',
  name_not_foreign: 'Only Portuguese letters are accepted',
  too_young: 'Applicants must be 4 or older',
  guardian_needed: 'Anyone under 18 applies at the counter, together with a parent or guardian',
  address_too_short: 'Write the full address',

  file_too_large: 'The file is larger than 5MB. Choose a smaller one',
  file_not_picture: 'Only JPG and PNG pictures are accepted',
  picture_damaged: 'The picture is damaged or incomplete. Choose another',
  picture_too_large: 'The picture has too many pixels. Make it smaller and try again',
  photo_too_small: 'The photo needs at least 310×464 pixels',
  photo_not_colour: 'Use a colour photo',
  file_gone: 'The file is no longer there. Upload it again',

  mobile_unconfirmed:
    'Your mobile number is not confirmed, so the online account cannot be activated and a loss cannot be reported',
  email_missing:
    'Without an e-mail address the account cannot be activated, a loss cannot be reported and the old phone cannot be retrieved. Call the hotline',
  mobile_same: 'The new number must differ from the old one',
  account_suspended: 'The account is suspended. Try again later',
  loss_already_reported: 'This card has already been reported lost and the temporary card has been sent',
  card_not_yet: 'The temporary card can be swapped from 20 days after the report on',
  card_not_temporary: 'You do not hold a temporary card',

  not_allowed: 'You are not allowed to do this',
  already_decided: 'This application has already been decided',
  holiday_exists: 'This day is already a holiday',

  api_code_ended: 'This sign-in code has ended. Go back to the app and try again',
}
