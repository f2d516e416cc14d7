/** Sentences that state a number of a fact, in each language; the number is the group “value”. */
export interface Statement {
  /** The number must be the one of the fact, or of one of several. */
  facts: readonly string[]
  en: RegExp
  id: RegExp
}

const WORDS: readonly (readonly [number, ...words: string[]])[] = [
  [1, 'one', 'satu'],
  [2, 'two', 'dua'],
  [3, 'three', 'tiga'],
  [4, 'four', 'empat'],
  [5, 'five', 'lima'],
  [6, 'six', 'enam'],
  [7, 'seven', 'tujuh'],
  [8, 'eight', 'delapan'],
  [10, 'ten', 'sepuluh'],
  [11, 'eleven'],
  [12, 'twelve'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [30, 'thirty'],
  [40, 'forty'],
  [60, 'sixty'],
]
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([value, ...words]) => words.map((word) => [word, value] as const)),
)
const NUMBER = String.raw`\b(?<value>\d+(?:[.,]\d+)?|${[...NUMBER_WORDS.keys()].join('|')})`
const UNITS = { MS: '(?:ms|milliseconds|milidetik)', PERCENT: '(?:%|per cent|persen)' }

/** N is a number, MS milliseconds, PERCENT a per cent sign or its words. */
const pattern = (source: string) =>
  new RegExp(
    source
      .replaceAll('PERCENT', UNITS.PERCENT)
      .replaceAll('MS', UNITS.MS)
      .replaceAll(/\bN\b/g, () => NUMBER),
    'gi',
  )

const statement = (facts: string | readonly string[], en: string, id: string): Statement => ({
  facts: typeof facts === 'string' ? [facts] : facts,
  en: pattern(en),
  id: pattern(id),
})

const REGIONS = [
  ['jakarta', 'Jakarta', 'Jakarta'],
  ['surabaya', 'Surabaya', 'Surabaya'],
  ['singapore', 'Singapore', 'Singapura'],
] as const

function roundTrip(key: string, from: string, to: readonly [en: string, id: string]): Statement {
  const source = (other: string) => {
    const between = `(?:${from}(?: and | dan | to | ke | ?[–,] ?)${other}|${other}(?: and | dan | to | ke | ?[–,] ?)${from})`
    const verb = '(?: takes| is| adalah| pulang pergi| there and back|:)*'
    return `N ?MS (?:between |antara )?${between}|${between}${verb} N ?MS`
  }
  return statement(`latency.${key}`, source(to[0]), source(to[1]))
}

export const STATEMENTS: readonly Statement[] = [
  statement(
    'company.founded',
    '(?:built in Indonesia|Indonesian cloud provider) since N|Flou Cloud (?:began|started|was founded) in N',
    '(?:dibangun di Indonesia|penyedia cloud Indonesia) sejak N|Flou Cloud (?:lahir|berdiri) pada N',
  ),
  ...REGIONS.map(([key, en, id]) =>
    statement(
      `region.${key}.since`,
      `^\\| ${en} .*\\| (?<value>20\\d\\d) `,
      `^\\| ${id} .*\\| (?<value>20\\d\\d) `,
    ),
  ),
  ...REGIONS.map(([key, en, id]) =>
    statement(`region.${key}.zones`, `\\b${en} (?:with|has) N\\b`, `\\b${id} (?:dengan|memiliki) N zona`),
  ),
  statement(
    REGIONS.map(([key]) => `region.${key}.since`),
    '\\bzones?\\b.{0,30}\\bsince N',
    '\\bzona\\b.{0,30}\\bsejak N',
  ),
  statement('zones.total', '\\bregions,? (?:with |and )?N zones', '\\bregion,? (?:dengan )?N zona'),
  roundTrip('jakarta-surabaya', 'Jakarta', ['Surabaya', 'Surabaya']),
  roundTrip('jakarta-singapore', 'Jakarta', ['Singapore', 'Singapura']),
  statement(
    ['latency.jakarta-surabaya', 'latency.jakarta-singapore'],
    '\\bzones\\b.{0,30} N ?MS (?:to|from) Jakarta',
    '\\bzona\\b.{0,30} N ?MS (?:ke|dari) Jakarta',
  ),
  statement(
    'latency.zones',
    'N ?MS (?:between (?:the )?zones|apart)|between any two zones takes (?:less than|about) N MS',
    'N ?MS antarzona|terpaut N MS|antarzona (?:kurang dari|sekitar) N MS',
  ),
  statement('cable.routes', 'N (?:separate )?cable routes', 'N jalur kabel'),
  statement(
    'sla.window',
    '(?:maintenance|not counted)\\b[^.]{0,80} N hours? (?:a|per) month',
    '(?:pemeliharaan|tidak dihitung)\\b[^.]{0,80} N jam (?:per|se)',
  ),
  statement(
    'sla.notice',
    '(?:maintenance|Indonesia Time),? announced N days',
    '(?:pemeliharaan yang|WIB,?) diumumkan N hari',
  ),
  statement(
    'notice.price',
    '\\bprice\\b[^.]{0,60} announced N days',
    '\\bharga\\b[^.]{0,60} diumumkan N hari',
  ),
  statement(
    'bill.paused',
    'after N days servers are paused|paused? (?:your resources )?on day N',
    'setelah N hari server dijeda|jeda pada hari ke-N',
  ),
  statement(
    'bill.erased',
    'after N days (?:delete|erase)|erased? (?:them )?on day N',
    'hapus pada hari ke-N',
  ),
  statement('restore.database', 'any second of the last N days', 'detik mana pun dalam N hari'),
  statement('os.families.count', 'N families', 'N keluarga sistem operasi'),
  statement(
    'quota.servers',
    '(?:accounts|quotas)\\b[^.]{0,20} (?:with|at) N servers',
    '(?:akun baru dimulai dengan|kuota awal) N server',
  ),
  statement(
    'saving.yearly',
    'N (?:to|–) 25 ?PERCENT|for a year at N PERCENT',
    'N (?:hingga|sampai|–) 25 ?PERCENT|setahun dengan harga N PERCENT',
  ),
  ...(['Standard', 'Business', 'Enterprise'] as const).map((plan) =>
    statement(
      `support.first-answer.${plan.toLowerCase()}`,
      `N (?:hour|minutes) \\(${plan}\\)`,
      `N (?:jam|menit) \\(${plan}\\)`,
    ),
  ),
  statement('energy.renewable', 'N ?PERCENT of our (?:electricity|power)', 'N ?PERCENT listrik kami'),
  statement(
    'gpu.singapore',
    'GPU\\b[^|.]{0,30}(?:follows|Singapore\\*\\*)[^.|]{0,12} N',
    'GPU\\b[^|.]{0,30}(?:menyusul|Singapura\\*\\*)[^.|]{0,12} N',
  ),
  statement(
    'flouday.2026.talks',
    'N talks[^.]{0,60}(?:workshops|on stage|three halls)',
    'N sesi[^.]{0,60}(?:lokakarya|panggung|tiga aula)',
  ),
  statement('flouday.2026.workshops', 'talks,? (?:and )?N workshops', 'sesi,? (?:dan )?N lokakarya'),
]

/** Words that contradict a fact, whatever the number. */
export const CONTRADICTIONS: readonly { fact: string; never: RegExp }[] = [
  { fact: 'disputes', never: /District Court|Pengadilan Negeri/ },
  {
    fact: 'sla.measured',
    never: /(?:measure|ukur)[^.]* (?:every ten seconds|setiap sepuluh detik)/i,
  },
  { fact: 'tests.load', never: /(?:load tests|uji beban)[^.]{0,60}(?:10 G|five working|lima hari)/i },
  { fact: 'tests.security', never: /(?:tests? of your own|pengujian sistem) [^.]*(?:two days|dua hari)/i },
  {
    fact: 'offices',
    never:
      /(?:offices?|colleagues|engineers?|team room|kantor|rekan|teknisi)\b[^.]{0,40} (?:in|di) [^.]{0,40}(?:Bandung|Denpasar)/i,
  },
  {
    fact: 'gpu.regions',
    never:
      /all but GPU|semua selain GPU|GPU (?:in|di) Surabaya\*\* (?:from|mulai)|by the week in Surabaya|per minggu di Surabaya/i,
  },
  {
    fact: 'vpn',
    never: /VPN[^.]{0,20} (?:included with every private network|sudah termasuk di setiap jaringan privat)/i,
  },
  {
    fact: 'billing.unit',
    never: /(?:billed|ditagih)(?: in rupiah| dalam rupiah)?,? (?:by the hour|per jam)/i,
  },
  {
    fact: 'support.phone',
    never: /one number to call|satu nomor untuk dihubungi|answer(?:s|ed)? the telephone/i,
  },
  {
    fact: 'flouday.2026.date',
    never: /Flou Day 2027|flou-day-2027|opens in June|dibuka bulan Juni/i,
  },
  { fact: 'kubernetes.nodes', never: /pay for the nodes|Anda bayar adalah node/i },
  { fact: 'notice.price', never: /(?:price|harga)[^.]{0,40} (?:60 days|60 hari)/i },
]
