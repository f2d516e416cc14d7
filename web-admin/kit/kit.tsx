// Page of the UI kit, served by the local product at `/__dev/ui?office=dashboard2&language=id`.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '../src/ui/styles/mantine.ts'
import '../src/ui/styles/tokens.css'
import '../src/ui/styles/app.css'
import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { isLanguage, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { dashboard } from '../src/core/offices/dashboard.ts'
import { dashboard2 } from '../src/core/offices/dashboard2.ts'
import { OfficeProvider } from '../src/core/offices/OfficeContext.ts'
import { interfaceLanguage } from '../src/core/texts/language.ts'
import { startInterface } from '../src/core/texts/startInterface.ts'
import { useLanguage } from '../src/core/texts/useText.ts'
import { ScreenHead } from '../src/ui/screen/ScreenHead.tsx'
import { Switch } from '../src/ui/Switch.tsx'
import { Toasts } from '../src/ui/Toasts.tsx'
import { CHOICE_PARTS } from './choiceParts.tsx'
import { FIGURE_PARTS } from './figureParts.tsx'
import { LIST_PARTS } from './listParts.tsx'
import { MESSAGE_PARTS } from './messageParts.tsx'
import { PANEL_PARTS } from './panelParts.tsx'
import { Part, useSay } from './samples.tsx'
import classes from './kit.module.css'

const PARTS = [...LIST_PARTS, ...PANEL_PARTS, ...CHOICE_PARTS, ...FIGURE_PARTS, ...MESSAGE_PARTS]
const requested = new URLSearchParams(location.search)

function remember(name: 'office' | 'language', value: string) {
  requested.set(name, value)
  history.replaceState(null, '', `?${requested.toString()}`)
}

function Kit() {
  const say = useSay()
  const language = useLanguage()
  const [office, setOffice] = useState<Office>(
    OFFICES.find((one) => one === requested.get('office')) ?? 'dashboard2',
  )
  const design = office === 'dashboard' ? dashboard : dashboard2
  const chooseOffice = (next: Office) => {
    remember('office', next)
    setOffice(next)
  }
  const chooseLanguage = (next: Language) => {
    remember('language', next)
    interfaceLanguage.set(next)
  }
  return (
    <MantineProvider theme={design.theme}>
      <OfficeProvider value={design}>
        <main className={classes.page}>
          <ScreenHead
            title={say('UI kit of the back-office', 'Komponen antarmuka back-office')}
            about={say('Each part in all of its states.', 'Setiap komponen dalam semua keadaannya.')}
          >
            <Switch
              name="office"
              label={say('Office', 'Tampilan')}
              value={office}
              onChange={chooseOffice}
              choices={OFFICES.map((value) => ({ value, label: value }))}
            />
            <Switch
              name="language"
              label={say('Language', 'Bahasa')}
              value={language}
              onChange={chooseLanguage}
              choices={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          </ScreenHead>
          {PARTS.map(({ name, States }) => (
            <Part key={name} name={name}>
              <States />
            </Part>
          ))}
          <Toasts />
        </main>
      </OfficeProvider>
    </MantineProvider>
  )
}

const language = requested.get('language')
if (isLanguage(language)) interfaceLanguage.set(language)
startInterface()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Kit /> }])} />)
