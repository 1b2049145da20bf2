import type { ChildRelation, CompanionKind } from '@palaestra/contract'
import { longDay } from './day.ts'

/** A list without children: players, or extra collectors. */
type OwnList = Exclude<CompanionKind, 'child'>
interface Asked {
  /** Of who asks. */
  name: string
  /** The last day for an answer, yyyy-mm-dd. */
  lastDay: string
}
interface AboutChild {
  /** Of the adult. */
  name: string
  child: string
  /** What the adult is to the child, as they say. */
  relation: ChildRelation
}

const lists: Record<OwnList, string> = { player: '球員', collector: '額外取場人' }
const relations: Record<ChildRelation, string> = {
  guardian: '父母或監護人',
  grandparent: '祖父母或外祖父母',
  relative: '其他親屬',
  friend: '家庭朋友',
  carer: '照顧者（學校、會社或託管機構）',
}

/** Letters about the people with whom a member acts. */
export const companion = {
  asked: ({ name, lastDay, list }: Asked & { list: OwnList }) => ({
    subject: `${name}想把你加入${lists[list]}名單`,
    body: `會員${name}輸入了你的會員編號，想把你加入其${lists[list]}名單。除非你同意，否則不會有任何改變，對方亦不會得知你的姓名。

請於 ${longDay(lastDay)}或之前，在「我的帳戶」的「家庭及同行人士」回覆。如你不認識此人，請拒絕或不予理會；對方不會得知你曾拒絕。`,
  }),
  childAsked: ({ name, child, relation, lastDay }: AboutChild & { lastDay: string }) => ({
    subject: `${name}想帶同${child}使用泳池`,
    body: `會員${name}（自稱為${child}的${relations[relation]}）想把${child}加入其隨行小童名單，以便購買泳池門票時一同入場。除非你以父母或監護人身份同意，否則不會有任何改變，對方亦不會得知小童的姓名。

請於 ${longDay(lastDay)}或之前，在「我的帳戶」的「家庭及同行人士」回覆。如你不認識此人，請拒絕或不予理會；對方不會得知你曾拒絕。`,
  }),
  confirmedToOwner: (name: string, list: CompanionKind) => ({
    subject: `${name}已加入你的名單`,
    body: `${name}已加入你的${list === 'child' ? '隨行小童' : lists[list]}名單。雙方均可隨時結束。`,
  }),
  confirmedToPerson: (name: string, { list, hotline }: { list: OwnList; hotline: string }) => ({
    subject: `你已加入${name}的名單`,
    body: `你已同意加入${name}的${lists[list]}名單，可隨時在「我的帳戶」的「家庭及同行人士」退出。

如非你本人同意，請立即更改密碼，並致電服務熱線 ${hotline}。`,
  }),
  confirmedToGuardian: ({ name, child, hotline }: { name: string; child: string; hotline: string }) => ({
    subject: `${name}可帶同${child}使用泳池`,
    body: `經一位父母或監護人同意，${child}已加入${name}的隨行小童名單，直至 13 歲生日為止。任何一位父母或監護人均可隨時在「我的帳戶」的「家庭及同行人士」結束。

如有不妥，請立即致電服務熱線 ${hotline}。`,
  }),
  endedToOwner: (name: string, { list, hotline }: { list: CompanionKind; hotline: string }) => ({
    subject: `${name}不再在你的名單上`,
    body: `${name}不再在你的${list === 'child' ? '隨行小童' : lists[list]}名單上。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  endedToPerson: (name: string, { list, hotline }: { list: OwnList; hotline: string }) => ({
    subject: `你不再在${name}的名單上`,
    body: `你不再在${name}的${lists[list]}名單上，毋須辦理任何手續。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  endedToGuardian: ({ name, child, hotline }: { name: string; child: string; hotline: string }) => ({
    subject: `${child}不再在${name}的隨行小童名單上`,
    body: `${child}不再在${name}的隨行小童名單上，毋須辦理任何手續。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  ofAge: (child: string) => ({
    subject: `${child}已滿 13 歲`,
    body: `${child}已滿 13 歲，可自行購票入場，因此不再在你的隨行小童名單上。你毋須辦理任何手續。`,
  }),
  relationChanged: ({ name, child, relation }: AboutChild, hotline: string) => ({
    subject: `${name}更改了與${child}的關係`,
    body: `${child}在${name}的隨行小童名單上，對方聲明的關係已更改為「${relations[relation]}」。如有不妥，你可在「我的帳戶」的「家庭及同行人士」結束，或致電服務熱線 ${hotline}。`,
  }),
}
