import type { guardianship as zh } from '../zh/guardianship.ts'

export const guardianship: typeof zh = {
  unnamed: (end) => `The person whose ID number ends in ${end}`,
  addedToChild: (name, hotline) => ({
    subject: 'One more parent or guardian is registered for you',
    body: `${name} is now registered as your parent or guardian, and can decide about your online payment too. What the others have decided stays as it is.

You can see the details in your account. If something is wrong, call ${hotline} at once.`,
  }),
  addedToGuardian: (child, hotline) => ({
    subject: 'You are registered as a parent or guardian',
    body: `You are now registered as the parent or guardian of ${child}, and can decide in your account whether to authorise online payment. Before your first authorisation you may be asked for a face check.

If you are not the parent or guardian of ${child}, call ${hotline} at once.`,
  }),
  addedToOther: ({ name, child }, hotline) => ({
    subject: 'One more parent or guardian is registered',
    body: `${name} is now registered as the parent or guardian of ${child}, and can authorise online payment or withdraw the authorisation too. What you have decided stays as it is.

You can see the details in your account. If something is wrong, call ${hotline} at once.`,
  }),
  endedToChild: (name, hotline) => ({
    subject: 'One of your parents or guardians is no longer registered',
    body: `${name} is no longer registered as your parent or guardian, and can no longer decide about your online payment. If the authorisation was theirs, it has ended too, and the others are asked again.

If you have questions, call ${hotline}.`,
  }),
  endedToGuardian: (child, hotline) => ({
    subject: 'You are no longer registered as a parent or guardian',
    body: `You are no longer registered as the parent or guardian of ${child}, and can no longer decide about online payment. If the authorisation was yours, it has ended too.

If you have questions, call ${hotline}.`,
  }),
  endedToOther: ({ name, child }, hotline) => ({
    subject: 'Another parent or guardian is no longer registered',
    body: `${name} is no longer registered as the parent or guardian of ${child}, and can no longer decide about online payment. If the authorisation was theirs, it has ended too, and has to be decided again.

If you have questions, call ${hotline}.`,
  }),
  handedOverToMember: {
    subject: 'You are 18: you decide for yourself',
    body: `You are 18. From today on you decide about online payment and everything in your account yourself, without the authorisation of a parent or guardian. Their authorisations have ended, they are no longer registered as your guardians, and you are no longer listed in their accounts.

You can see the record in your account.`,
  },
  handedOverToGuardian: (child) => ({
    subject: 'Your child is 18',
    body: `${child} is 18. From today on they decide about online payment and their account themselves. You are no longer registered as their parent or guardian, your authorisations have ended, and ${child} is no longer listed in your account. You need to do nothing.`,
  }),
}
