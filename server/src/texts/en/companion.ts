import type { companion as zh } from '../zh/companion.ts'
import { longDay } from './day.ts'

const lists = { player: 'player', collector: 'extra collector', child: 'accompanying child' }
const relations = {
  guardian: 'parent or guardian',
  grandparent: 'grandparent',
  relative: 'another relative',
  friend: 'a friend of the family',
  carer: 'a carer (school, club or day care)',
}

export const companion: typeof zh = {
  asked: ({ name, lastDay, list }) => ({
    subject: `${name} asks to add you as ${list === 'player' ? 'a player' : 'an extra collector'}`,
    body: `${name}, a member, has entered your member number to add you as ${list === 'player' ? 'a player' : 'an extra collector'}. Nothing changes unless you say yes, and until then your name is not shown.

Please answer by ${longDay(lastDay)}, in your account under “Family and companions”. If you do not know this person, say no or ignore this message: they are not told of a no.`,
  }),
  childAsked: ({ name, child, relation, lastDay }) => ({
    subject: `${name} asks to take ${child} to the pool`,
    body: `${name}, a member, asks to add ${child} as an accompanying child, to buy pool tickets for both. What they say they are to ${child}: ${relations[relation]}. Nothing changes unless you say yes as the parent or guardian, and until then the child’s name is not shown.

Please answer by ${longDay(lastDay)}, in your account under “Family and companions”. If you do not know this person, say no or ignore this message: they are not told of a no.`,
  }),
  confirmedToOwner: (name, list) => ({
    subject: `${name} is in your list now`,
    body: `${name} is in your list now, as ${list === 'child' ? 'an accompanying child' : list === 'player' ? 'a player' : 'an extra collector'}. Either side can end it at any time.`,
  }),
  confirmedToPerson: (name, { list, hotline }) => ({
    subject: `You are in the list of ${name} now`,
    body: `You have agreed to be in the list of ${name}, as ${list === 'player' ? 'a player' : 'an extra collector'}. You can leave at any time in your account under “Family and companions”.

If it was not you who agreed, change your password at once and call ${hotline}.`,
  }),
  confirmedToGuardian: ({ name, child, hotline }) => ({
    subject: `${name} can take ${child} to the pool`,
    body: `A parent or guardian has agreed that ${child} is an accompanying child of ${name}, until the 13th birthday. Any parent or guardian can end it at any time in their account under “Family and companions”.

If something is wrong, call ${hotline} at once.`,
  }),
  endedToOwner: (name, { list, hotline }) => ({
    subject: `${name} is no longer in your list`,
    body: `${name} is no longer in your list (${lists[list]}).

If you have questions, call ${hotline}.`,
  }),
  endedToPerson: (name, { list, hotline }) => ({
    subject: `You are no longer in the list of ${name}`,
    body: `You are no longer in the list of ${name} (${lists[list]}). You need to do nothing.

If you have questions, call ${hotline}.`,
  }),
  endedToGuardian: ({ name, child, hotline }) => ({
    subject: `${child} is no longer an accompanying child of ${name}`,
    body: `${child} is no longer in the list of accompanying children of ${name}. You need to do nothing.

If you have questions, call ${hotline}.`,
  }),
  ofAge: (child) => ({
    subject: `${child} is 13`,
    body: `${child} is 13 and can go to the pool on a ticket of their own, so they are no longer in your list of accompanying children. You need to do nothing.`,
  }),
  relationChanged: ({ name, child, relation }, hotline) => ({
    subject: `${name} has changed what they are to ${child}`,
    body: `${child} is an accompanying child of ${name}, who now says that they are ${relation === 'grandparent' ? 'a grandparent' : relations[relation]}. If something is wrong, you can end it in your account under “Family and companions”, or call ${hotline}.`,
  }),
}
