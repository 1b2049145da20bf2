import type { FieldToFillIn } from './fields.ts'
import type { CheckName, RefusalName } from './names.ts'

/** What the checks of the contract say: browsers carry it. */
export const sentences: Record<CheckName, string> = {
  invalid_input: 'Some details are not correct. Check them and try again',

  required: 'Required',
  must_agree: 'Please agree first',
  message_too_short: 'Enter at least 5 characters',
  too_long: 'This is too long',
  day_format: 'Enter a date as yyyy-mm-dd, for example 1990-03-15',
  day_past: 'The date must be after today',
  day_future: 'The date cannot be after today',

  code_wrong: 'The code is wrong or has expired',
  captcha_failed: 'The security check did not finish. Try again',
  link_ended: 'This link has already been used or has expired',
  pending_ended: 'Your login has timed out. Start again',
  member_number_format: 'This is not a member number. Enter the 9 digits on the card',
  id_number_or_end_format: 'Enter 8 digits, or only the last 4',

  id_number_format: 'Enter 8 digits, for example 1234567(8)',
  document_number_format: 'Enter 4 to 20 characters: letters, numbers, - or /',
  username_format: 'Use 4 to 30 letters or numbers, without accents, and start with a letter',
  email_format: 'Enter an e-mail address in the correct format, like name@example.mo',
  emails_differ: 'The two e-mail addresses differ',
  password_too_short: 'The password needs at least 8 characters',
  passwords_differ: 'The two passwords differ',
  mobile_format: 'Enter a Macao mobile number: 8 digits that begin with 6',
  telephone_format: 'Enter a telephone number of 8 digits',
  name_not_chinese: 'Only Chinese characters are accepted',
  name_not_foreign: 'Only Portuguese letters are accepted. Leave out other marks: for example, Nguyen, not Nguyễn',
  too_young: 'Applicants must be 4 or older',
  address_too_short: 'Enter the full address',
  guardian_not_adult: 'The parent or guardian must be 18 or older',
  guardian_is_applicant: 'Enter the ID number of the parent or guardian, not the applicant’s',

  file_too_large: 'The file is larger than 5MB. Choose a smaller one',
  file_not_picture: 'Only JPG and PNG pictures are accepted',
  picture_damaged: 'The picture is damaged or incomplete. Choose another',
  picture_too_large: 'The picture has too many pixels. Make it smaller and try again',
  photo_too_small: 'The photo needs at least 310×464 pixels',

  holiday_name_missing: 'Enter the name of the holiday',
}

/** What the server alone says, and sends along. */
export const sentencesOfServer: Record<Exclude<RefusalName, CheckName>, string> = {
  signed_out: 'You have been logged out. Log in again',
  proof_needed: 'To protect your account, confirm that it is you first',
  code_proof_needed:
    'Your password was set through an e-mailed link. For 24 hours after that, confirm that it is you with an SMS code; then you can use the password again',
  too_many: 'Too many tries. Try again later',
  busy: 'The system is busy. Try again in a moment',
  not_found: 'Nothing was found',

  login_wrong: 'These login details are not correct',
  code_wait: 'A code has been sent. Wait a moment before you ask for another',
  captcha_needed: 'Complete the security check first',
  password_closed:
    'Too many wrong passwords. You can no longer log in with this password. Log in with a code or an e-mail link, or set a new password',

  registration_ended: 'Your registration has timed out. Start again',
  mobile_not_proved: 'Verify your mobile number first',
  email_not_proved: 'Verify your e-mail address first',

  id_number_taken: 'This ID number is already registered',
  username_taken: 'This username is already taken',
  email_taken: 'This e-mail address is already registered',
  password_too_common: 'This password is common and easy to guess. Choose another',
  password_personal: 'The password must not contain your personal details',
  password_waits: 'Your mobile number was replaced recently. For now, a new password can be set only with the old one',
  mobile_taken: 'A member already uses this mobile number',
  guardian_needed:
    'Anyone under 18 must register with a parent or guardian, who is confirmed by the {identityBureau} and by a face check',
  guardian_mismatch: 'The details do not match the record of the {identityBureau}. Enter them again',
  guardian_mismatch_last:
    'The details do not match the record of the {identityBureau}. Check them: you can try only once more today',
  guardian_mismatch_spent:
    'The details do not match the record of the {identityBureau}. You cannot try again today: try tomorrow, or call {hotline}',
  face_mismatch: 'The face could not be matched. Take another picture of the parent or guardian',
  face_not_found: 'The picture must show one face, from the front and in good light',
  photo_face_mismatch:
    'The photo could not be matched with the record of the {identityBureau}. Upload another recent photo of yourself',
  photo_face_not_found: 'The photo must show the applicant only, from the front and in good light. Upload another one',
  face_check_ended: 'This picture has expired. Take another one',
  bureau_unavailable: 'The {identityBureau} is not available at the moment. Try again later',

  photo_not_colour: 'Use a colour photo',
  file_gone: 'The file has expired. Upload it again',

  mobile_unconfirmed: 'Your mobile number is not confirmed, so you cannot activate your account or report a loss',
  email_missing:
    'You have not given an e-mail address, so you cannot activate your account, report a loss or replace an old mobile number. Call {hotline}',
  mobile_same: 'The new number must differ from the old one',
  account_suspended: 'Your account is suspended. If you have questions, call {hotline}',
  loss_already_reported: 'This card has already been reported lost and the temporary card has been sent',
  card_not_yet: 'You can swap the temporary card 20 days after you reported the loss',
  card_not_temporary: 'You do not have a temporary card',

  not_allowed: 'You are not allowed to do this',
  held_by_colleague: 'A colleague is working on this case, so you cannot decide it now',
  already_decided: 'This application has already been decided',
  letter_not_again:
    'This message cannot be sent again: it has left, it is waiting, or the code or link in it has expired',
  factor_needed: 'Set up the second step of your login first',
  not_oneself: 'You cannot do this for yourself. Ask a colleague',
  member_active: 'This member has already activated the online account',
  card_handed_out: 'This card has already been handed out',
  hold_stands: 'The services of this member are already suspended',
  record_missing:
    'The {identityBureau} has no record of this person. Confirm that you have checked the identity in another way',
  pictures_unseen: 'Look at all pictures of this application before you approve it',
  holiday_exists: 'This day is already a holiday',

  supplement_waiting: 'A change is already under review. Wait for the result, or withdraw it first',
  supplement_not_waiting: 'This change is no longer under review',
  nothing_changed: 'You have not changed anything',
  renewal_too_early: 'You can renew the card from 60 days before it expires',
  photo_outdated: 'The photo we hold is more than 5 years old. Upload a new one to renew the card',
  document_not_renewed: 'The new document must be valid for longer than the present card',
  document_copy_needed: 'Upload a copy of the document, so that we can check the details',
  reason_missing: 'Give a reason at one of the changed details, at least',

  documents_overdue: 'We are still waiting for documents from you, so services are suspended. Call {hotline}',
  temporary_card_coming: 'Your temporary card is being sent by e-mail. Try again in a few minutes',
  card_expired: 'Your membership card has expired. Renew it to use this again',
  card_temporary: 'You cannot use this service with a temporary card. Swap it for a permanent card first',
  guardian_missing: 'The details of your parent or guardian are missing. Call {hotline}',
  payment_not_authorised: 'Your parent or guardian has not yet authorised online payment',
  bookings_missed: 'You cannot book venues for now, because you missed earlier bookings',
  adult_needed: 'You must be 18 or older to use this service',
  account_inactive: 'Your online account is not active yet. Use the link in our e-mail to activate it',

  card_notice_open: 'Read the notice about the online card and agree to it first. Then you can show the QR code',
  card_notice_changed: 'The notice about the online card has changed. Read it again',

  guardian_not_registered:
    'Your parent or guardian is not registered yet. They need a member account to authorise online payment',
  not_the_guardian: 'Only the parent or guardian named in the application can decide this',
  consent_not_needed: 'This member is 18 or over, so no authorisation is needed',

  mobile_missing: 'There is no mobile number in your account. Add one first',
  mobile_confirmed: 'This mobile number is already confirmed',
  email_same: 'The new e-mail address must differ from the old one',
  email_absent: 'There is no e-mail address in your account. Add one first',
  email_confirmed: 'This e-mail address is already confirmed',
  messages_spent: 'No more text messages can be sent today. Use your password or e-mail instead',
  mobile_already_changed: 'The number has already been changed. Call {hotline} at once',
  contact_missing: 'The account has no confirmed mobile number or e-mail address. Call {hotline}',
  api_code_ended: 'This login code has expired. Go back to the app and try again',
  sign_on_unavailable: 'Your {governmentAccount} is not available at the moment. Try again later, or use another way',
  sign_on_cancelled: 'You cancelled logging in with your {governmentAccount}',
  sign_on_failed: 'Your {governmentAccount} could not be confirmed. Start again',
  sign_on_ended: 'This login was started in another browser, has already been used or has expired. Start again',
  government_other_person: 'This {governmentAccount} belongs to someone else. You can link only your own',
  government_linked_already: 'Your member account is already linked to a {governmentAccount}',
  government_account_taken: 'This {governmentAccount} is already linked to another member account',
  government_not_linked: 'Your member account is not linked to a {governmentAccount}',
  government_terms_needed: 'Accept the terms for the {governmentAccount} first',
  government_terms_changed: 'The terms have changed. Read them again',

  government_is_member: 'You are a member already. Log in to your account and link your {governmentAccount}',
  application_waits: 'Your application is being reviewed. You will get the result by e-mail',
  photo_not_offered: 'There is no photo to use. Upload one instead',
  known_differs: 'This comes from your {governmentAccount} and cannot be changed',
}

/** What to do at a field that was left empty. */
export const missing: Record<FieldToFillIn, string> = {
  account: 'Enter the username or e-mail address',
  address: 'Enter the address',
  agreed: 'Confirm the statement',
  area: 'Choose the area',
  birthDate: 'Enter the date of birth',
  captcha: 'Enter the code',
  circumstances: 'Tell us in a few words how the card was lost',
  code: 'Enter the code',
  day: 'Enter the day',
  documentExpiry: 'Enter the day until which the document is valid',
  documentNumber: 'Enter the document number',
  email: 'Enter the e-mail address',
  emailRepeat: 'Repeat the e-mail address',
  file: 'Take or choose a photo',
  firstName: 'Enter the first name',
  gender: 'Choose the gender',
  guardianBirthDate: 'Enter the date of birth of the parent or guardian',
  guardianGender: 'Choose the gender of the parent or guardian',
  guardianIdCopy: 'Upload a copy of the parent or guardian’s ID',
  guardianIdNumber: 'Enter the ID number of the parent or guardian',
  idCopy: 'Upload a copy of the ID',
  idNumber: 'Enter the ID number',
  idType: 'Choose the identity document',
  language: 'Choose the language of messages',
  memberNumber: 'Enter the member number',
  mobile: 'Enter the mobile number',
  nameZh: 'Enter the Chinese name, or tick that there is none',
  onlinePayment: 'Choose whether to authorise online payment',
  password: 'Enter the password',
  passwordRepeat: 'Repeat the password',
  photo: 'Upload a photo',
  pickUpPlace: 'Choose where to collect the card',
  reason: 'Enter the reason',
  surname: 'Enter the surname',
  telephone: 'Enter the contact telephone',
  username: 'Enter the username',
}
