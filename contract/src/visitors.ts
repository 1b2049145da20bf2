/**
 * All that a visitor may ask, by what for (P01). A call that is declared `public` and does not stand here fails a test:
 * whoever opens something to everybody does it twice, on purpose. The secret of a link or a code is proof enough there.
 */
export const visitors: Record<string, readonly string[]> = {
  'the frame of the portal, its pages and lists': [
    'GET /app/init',
    'GET /web/setting',
    'GET /web/message',
    'GET /web/page',
    'GET /web/area',
    'GET /web/id_type',
    'GET /web/take_place',
    'GET /menu/main',
    'GET /menu/tree',
    'GET /tools/captcha',
  ],
  'to log in': [
    'POST /security/login_one_pass',
    'POST /security/login_one_send_captcha',
    'POST /security/login_link',
    'POST /security/verify',
    'POST /security/verify/send_sms',
    'POST /security/verify_hash',
    'POST /security/verify_hash/look',
    'POST /oauth/ams_token',
    'POST /oauth/sign_on',
    'POST /security/verify_int_gov',
  ],
  'to register, and to correct what was rejected': [
    'POST /security/register_open',
    'POST /gov/bind/register',
    'POST /security/register_reopen',
    'POST /security/register_reopen/send_sms',
  ],
  'to recover what was forgotten or lost': [
    'POST /account/find_member_code',
    'POST /account/forgot_mobile',
    'POST /account/forgot_mobile/change',
    'POST /account/forgot_mobile/look',
    'POST /account/forgot_mobile/send_sms',
    'POST /account/forgot_mobile/stop',
    'POST /account/forgot_mobile/stop/look',
    'POST /account/online/forgot_account',
    'POST /account/online/forgot_password',
    'POST /account/online/reset_password',
    'POST /account/online/reset_password/look',
  ],
  'to open the link of a letter': [
    'POST /account/online/launch',
    'POST /security/active_email',
    'POST /security/active_email/look',
    'POST /security/active_online_account',
    'POST /security/active_online_account/look',
    'POST /security/active_online_account/send_sms',
    'POST /security/verify_change_hash',
    'POST /security/verify_change_hash/look',
  ],
}
