import type { Language } from '@flou/shared/locale.ts'
import { storiesPart } from '../products/catalogue.ts'
import type { DemoIds } from '../wire.ts'

export interface LaterEdit {
  type: string
  key: string
  goal: 'draft' | 'live'
  fields?: Readonly<Record<string, unknown>> | ((ids: DemoIds) => Readonly<Record<string, unknown>>)
  texts?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
}

export const LATER_EDITS: readonly LaterEdit[] = [
  {
    type: 'specialOffer',
    key: 'recovery-trial',
    goal: 'draft',
    fields: { endDate: '2027-03-31' },
    texts: {
      en: {
        title: 'Two rehearsals on us',
        content: '<p>We rehearse the recovery of two systems with you, free of charge.</p>',
      },
      id: {
        title: 'Dua gladi dari kami',
        content: '<p>Kami menguji pemulihan dua sistem bersama Anda, tanpa biaya.</p>',
      },
    },
  },
  {
    type: 'specialOffer',
    key: 'models-trial',
    goal: 'live',
    texts: { en: { content: '<p>Try every model for a month, then pay only for what you use.</p>' } },
  },
  {
    type: 'product',
    key: 'virtual-server',
    goal: 'live',
    fields: (ids) => ({
      successStories: storiesPart(ids, ['pasar-kita'], {
        en: 'What a team of three can run, told by those who did it.',
        id: 'Yang bisa dijalankan tim bertiga, diceritakan oleh pelakunya.',
      }),
    }),
  },
]
