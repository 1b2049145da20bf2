/** A name, and how it is written in Han characters. Where there are none, the name is Portuguese. */
export type Name = readonly [latin: string, han?: string]

const pairs = (written: string): Name[] =>
  written.split(/,\s*/).map((pair) => {
    const [latin = '', han] = pair.trim().split(':')
    return han ? [latin, han] : [latin]
  })

// As often as they stand near the front: `place = count * u²` gives the first of a hundred to one in ten, as Macao does.

/** A hundred surnames, the common ones first: a tenth of all members are called by the first one. */
export const surnames = pairs(
  `Chan:陳, Lei:李, Wong:黃, Leong:梁, Ng:吳, Lam:林, Cheong:張, Ho:何, Lao:劉, Chao:周, Ieong:楊, Fong:馮, Tam:譚,
  Ao:歐, U:余, Kuan:關, Mak:麥, Choi:蔡, Hoi:許, Kou:高, Lou:盧, Sou:蘇, Tang:鄧, Chio:趙, Chang:鄭, Fok:霍, Lok:駱,
  Iong:容, Pun:潘, Vong:王, Sin:冼, Tou:杜, Un:阮, Loi:雷, Iao:丘, Lo:羅, Hong:洪, Kam:甘, Mok:莫, Si:施, Wan:溫,
  Ip:葉, Kok:郭, Chu:朱, Sam:岑, Tai:戴, Seng:成, Ian:甄, Wai:韋, Kong:江, Pang:彭, Man:文, Lio:廖, Chong:鍾, Kei:紀,
  Long:龍, Ma:馬, Io:姚, Vu:胡, Sit:薛, Ku:古, To:陶, Pao:鮑, Hao:侯, Sun:孫, Teng:丁, Fan:范, Ou:區, Lai:黎, Kan:簡,
  Iek:易, Mou:毛, Chiang:蔣, Chim:詹, Kuok:國, Kio:喬, Lon:藺, Mui:梅, Nip:聶, Pui:貝, Seak:石, Tong:唐, Iu:饒, Wu:鄔,
  Sousa, Xavier, da Silva, dos Santos, Rodrigues, Conceição, do Rosário, Sequeira, d’Assumpção, Carvalho, Nogueira,
  Gomes, de Jesus, Guimarães, Reed, Nguyen`,
)

/** Syllables of given names, the common ones first. Most people have two. */
export const syllables = pairs(
  `Ka:嘉, Wai:慧, Chi:志, Man:文, Mei:美, Sok:淑, Ieng:英, Kin:建, Wa:華, Fong:芳, Meng:明, Keong:強, Kuok:國, Iok:玉,
  Sao:秀, Hong:雄, Lai:麗, Fai:輝, Weng:榮, Im:艷, Iong:勇, Ian:恩, Seng:成, Heng:興, Hou:豪, Chon:俊, Un:婉, Pui:佩,
  Teng:婷, San:珊, Lok:樂, Hin:軒, Long:朗, U:宇, Tong:桐, Choi:彩, Kit:潔, Ngan:銀, Fan:芬, Lin:蓮, Kuan:君, Pou:寶,
  Kuai:貴, On:安, Peng:平, Tak:德, Iao:佑, Cheok:卓, Chun:駿, Him:謙, Nga:雅, Iun:潤, Sam:心, Sin:善, Si:思, Oi:愛`,
)

/** First names of those whose surname has no Han character. */
export const firstNames = pairs(
  `Maria, João, Ana, José, António, Luís, Maria da Conceição, Manuel, Isabel, Carlos, Francisco, Teresa, Paulo,
  Ana Rita, Rui, Pedro, Maria de Fátima, Luísa, Miguel, Beatriz, Jorge, Inês, Ricardo, Mei-Ling, Tom, Duarte, Filipa,
  Tomé, Zuleica, Anh`,
)
