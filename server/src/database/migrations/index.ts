import * as members from './0001_members.ts'
import * as letters from './0002_letters.ts'
import * as codes from './0003_codes.ts'
import * as cards from './0004_cards.ts'
import * as registrations from './0010_registrations.ts'
import * as applications from './0011_applications.ts'
import * as staff from './0020_staff.ts'
import * as audit from './0021_audit.ts'
import * as bureau from './0022_bureau.ts'
import * as review from './0023_review.ts'
import * as site from './0030_site.ts'
import * as endings from './0031_endings.ts'
import * as installation from './0032_installation.ts'
import * as links from './0040_links.ts'
import * as passwordTries from './0041_password_tries.ts'
import * as sessions from './0042_sessions.ts'
import * as government from './0043_government.ts'
import * as mobileRecoveries from './0044_mobile_recoveries.ts'
import * as contacts from './0045_contacts.ts'
import * as securityLog from './0046_security_log.ts'
import * as guardians from './0050_guardians.ts'
import * as linksAsJson from './0051_links.ts'
import * as outbox from './0052_letters.ts'
import * as holdsAndAttachments from './0053_holds_and_attachments.ts'
import * as sessionOrigin from './0054_session_origin.ts'
import * as askers from './0055_askers.ts'
import * as staffFactors from './0056_staff_factors.ts'
import * as search from './0057_search.ts'
import * as passwordByLink from './0058_password_by_link.ts'
import * as pictureLooks from './0059_picture_looks.ts'
import * as workByName from './0060_work_by_name.ts'
import * as keepMobile from './0061_keep_mobile.ts'
import * as bureauQuestions from './0062_bureau_questions.ts'
import * as erasures from './0063_erasures.ts'
import * as faces from './0064_faces.ts'
import * as headTurn from './0065_head_turn.ts'
import * as supplements from './0068_supplements.ts'
import * as documentRequests from './0069_document_requests.ts'
import * as roles from './0072_roles.ts'
import * as auditChain from './0073_audit_chain.ts'
import * as membersAtDesk from './0074_members_at_the_desk.ts'
import * as cardNotices from './0076_card_notices.ts'
import * as expiryReminders from './0077_expiry_reminders.ts'
import * as claims from './0079_claims.ts'
import * as decisions from './0080_decisions.ts'
import * as governmentRegistrations from './0082_government_registrations.ts'
import * as guardianships from './0083_guardianships.ts'
import * as oneQueue from './0087_one_queue.ts'
import * as readyReasons from './0088_ready_reasons.ts'
import * as documentReasons from './0090_document_reasons.ts'
import * as enteredAtTheCounter from './0091_entered_at_the_counter.ts'
import * as lettersOfMembers from './0092_letters_of_members.ts'
import * as workAccounts from './0093_work_accounts.ts'
import * as lateFaces from './0096_late_faces.ts'
import * as searchInOrder from './0099_search_in_order.ts'
import * as pairsOfApplicants from './0100_pairs_of_applicants.ts'
import * as guardianshipsByStaff from './0104_guardianships_by_staff.ts'
import * as staffPasskeys from './0105_staff_passkeys.ts'
import * as appeals from './0106_appeals.ts'
import * as appealReasons from './0107_appeal_reasons.ts'
import * as documentsDecided from './0110_documents_decided.ts'
import * as lateFacesOfChanges from './0113_late_faces_of_changes.ts'
import * as pairsWithAllWords from './0114_pairs_with_all_words.ts'
import * as notices from './0120_notices.ts'
import * as points from './0130_points.ts'
import * as gifts from './0131_gifts.ts'
import * as companions from './0140_companions.ts'
import * as announcements from './0141_announcements.ts'
import * as pageVersions from './0142_page_versions.ts'
import * as pageReferences from './0143_page_references.ts'
import * as cardKeys from './0144_card_keys.ts'
import * as dataCopies from './0145_data_copies.ts'
import * as erasureRequests from './0146_erasure_requests.ts'
import * as giftDays from './0157_gift_days.ts'
import * as hiddenChoices from './0163_hidden_choices.ts'
import * as bulletins from './0164_bulletins.ts'
import * as noticeChoices from './0165_notice_choices.ts'
import * as newPages from './0166_new_pages.ts'
import * as formerMembers from './0180_former_members.ts'
import * as owedTerms from './0181_owed_terms.ts'
import * as venues from './0190_venues.ts'
import * as bookings from './0200_bookings.ts'
import * as payments from './0210_payments.ts'
import * as bookingOrders from './0211_booking_orders.ts'
import * as favouriteVenues from './0212_favourite_venues.ts'
import * as draws from './0240_draws.ts'
import * as closures from './0241_closures.ts'
import * as closedBookings from './0242_closed_bookings.ts'
import * as cashier from './0260_cashier.ts'
import * as waits from './0280_waits.ts'
import * as lobby from './0281_lobby.ts'
import * as arrivals from './0282_arrivals.ts'
import * as noShows from './0283_no_shows.ts'
import * as bookingReminders from './0287_booking_reminders.ts'
import * as calendarFeeds from './0288_calendar_feeds.ts'
import * as deskBookings from './0290_desk_bookings.ts'
import * as keptForLine from './0291_kept_for_line.ts'
import * as ownUses from './0292_own_uses.ts'
import * as joinedHours from './0293_joined_hours.ts'
import * as lettersOfNotices from './0294_letters_of_notices.ts'
import * as appealsOfMissedBookings from './0295_appeals_of_missed_bookings.ts'
import * as bookingsEnded from './0296_bookings_ended.ts'
import * as publicValues from './0300_public_values.ts'
import * as newSeals from './0301_new_seals.ts'
import * as delayedOpenings from './0302_delayed_openings.ts'
import * as plansOfFirstCrowds from './0305_plans_of_first_crowds.ts'
import * as pools from './0306_pools.ts'
import * as poolTickets from './0307_pool_tickets.ts'
import * as courseDraws from './0310_course_draws.ts'
import * as courses from './0311_courses.ts'
import * as courseWaits from './0312_course_waits.ts'
import * as gates from './0320_gates.ts'
import * as gateEvents from './0321_gate_events.ts'
import * as replacedCards from './0322_replaced_cards.ts'
import * as pointsTakenBack from './0323_points_taken_back.ts'
import * as excusedByGates from './0324_excused_by_gates.ts'
import * as feeds from './0330_feeds.ts'
import * as placesKeptLonger from './0335_places_kept_longer.ts'
import * as yearsOfVisits from './0340_years_of_visits.ts'

/** In order, for ever: a released migration is never edited, only followed by another. */
export const migrations = {
  '0001_members': members,
  '0002_letters': letters,
  '0003_codes': codes,
  '0004_cards': cards,
  '0010_registrations': registrations,
  '0011_applications': applications,
  '0020_staff': staff,
  '0021_audit': audit,
  '0022_bureau': bureau,
  '0023_review': review,
  '0030_site': site,
  '0031_endings': endings,
  '0032_installation': installation,
  '0040_links': links,
  '0041_password_tries': passwordTries,
  '0042_sessions': sessions,
  '0043_government': government,
  '0044_mobile_recoveries': mobileRecoveries,
  '0045_contacts': contacts,
  '0046_security_log': securityLog,
  '0050_guardians': guardians,
  '0051_links': linksAsJson,
  '0052_letters': outbox,
  '0053_holds_and_attachments': holdsAndAttachments,
  '0054_session_origin': sessionOrigin,
  '0055_askers': askers,
  '0056_staff_factors': staffFactors,
  '0057_search': search,
  '0058_password_by_link': passwordByLink,
  '0059_picture_looks': pictureLooks,
  '0060_work_by_name': workByName,
  '0061_keep_mobile': keepMobile,
  '0062_bureau_questions': bureauQuestions,
  '0063_erasures': erasures,
  '0064_faces': faces,
  '0065_head_turn': headTurn,
  '0068_supplements': supplements,
  '0069_document_requests': documentRequests,
  '0072_roles': roles,
  '0073_audit_chain': auditChain,
  '0074_members_at_the_desk': membersAtDesk,
  '0076_card_notices': cardNotices,
  '0077_expiry_reminders': expiryReminders,
  '0079_claims': claims,
  '0080_decisions': decisions,
  '0082_government_registrations': governmentRegistrations,
  '0083_guardianships': guardianships,
  '0087_one_queue': oneQueue,
  '0088_ready_reasons': readyReasons,
  '0090_document_reasons': documentReasons,
  '0091_entered_at_the_counter': enteredAtTheCounter,
  '0092_letters_of_members': lettersOfMembers,
  '0093_work_accounts': workAccounts,
  '0096_late_faces': lateFaces,
  '0099_search_in_order': searchInOrder,
  '0100_pairs_of_applicants': pairsOfApplicants,
  '0104_guardianships_by_staff': guardianshipsByStaff,
  '0105_staff_passkeys': staffPasskeys,
  '0106_appeals': appeals,
  '0107_appeal_reasons': appealReasons,
  '0110_documents_decided': documentsDecided,
  '0113_late_faces_of_changes': lateFacesOfChanges,
  '0114_pairs_with_all_words': pairsWithAllWords,
  '0120_notices': notices,
  '0130_points': points,
  '0131_gifts': gifts,
  '0140_companions': companions,
  '0141_announcements': announcements,
  '0142_page_versions': pageVersions,
  '0143_page_references': pageReferences,
  '0144_card_keys': cardKeys,
  '0145_data_copies': dataCopies,
  '0146_erasure_requests': erasureRequests,
  '0157_gift_days': giftDays,
  '0163_hidden_choices': hiddenChoices,
  '0164_bulletins': bulletins,
  '0165_notice_choices': noticeChoices,
  '0166_new_pages': newPages,
  '0180_former_members': formerMembers,
  '0181_owed_terms': owedTerms,
  '0190_venues': venues,
  '0200_bookings': bookings,
  '0210_payments': payments,
  '0211_booking_orders': bookingOrders,
  '0212_favourite_venues': favouriteVenues,
  '0240_draws': draws,
  '0241_closures': closures,
  '0242_closed_bookings': closedBookings,
  '0260_cashier': cashier,
  '0280_waits': waits,
  '0281_lobby': lobby,
  '0282_arrivals': arrivals,
  '0283_no_shows': noShows,
  '0287_booking_reminders': bookingReminders,
  '0288_calendar_feeds': calendarFeeds,
  '0290_desk_bookings': deskBookings,
  '0291_kept_for_line': keptForLine,
  '0292_own_uses': ownUses,
  '0293_joined_hours': joinedHours,
  '0294_letters_of_notices': lettersOfNotices,
  '0295_appeals_of_missed_bookings': appealsOfMissedBookings,
  '0296_bookings_ended': bookingsEnded,
  '0300_public_values': publicValues,
  '0301_new_seals': newSeals,
  '0302_delayed_openings': delayedOpenings,
  '0305_plans_of_first_crowds': plansOfFirstCrowds,
  '0306_pools': pools,
  '0307_pool_tickets': poolTickets,
  '0310_course_draws': courseDraws,
  '0311_courses': courses,
  '0312_course_waits': courseWaits,
  '0320_gates': gates,
  '0321_gate_events': gateEvents,
  '0322_replaced_cards': replacedCards,
  '0323_points_taken_back': pointsTakenBack,
  '0324_excused_by_gates': excusedByGates,
  '0330_feeds': feeds,
  '0335_places_kept_longer': placesKeptLonger,
  '0340_years_of_visits': yearsOfVisits,
}
