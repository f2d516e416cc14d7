import react from '@vitejs/plugin-react'
import { baseDefinitions } from '@flou/shared/bases.ts'
import { defineConfig } from 'vite'
import { earlyStart } from './earlyStart.ts'

/** Where the runtime's admin origin answers `/api` and `/media` while developing. */
const api = process.env['ADMIN_API'] ?? 'http://127.0.0.1:3001'
/** Addresses of the backend, which the development server passes on. */
const BACKEND = ['/api', '/media', '/upload']

/** What surrounds every screen, and what both lists and forms use, so that neither fetches the other. */
const FRAME = new RegExp(
  [
    String.raw`layout/AppLayout\.tsx$`,
    String.raw`content/(release|amounts|timeText|useOptions)\.ts$`,
    String.raw`content/(preview/(Switch|Preview\.module)|list/table/RowMenu\.module|receipt/(ReceiptSlot|followed))\.\w+$`,
    String.raw`content/(delete/(useDelete|DeleteDialog)|MissingRecord)\.tsx?$`,
    String.raw`screens/records/(RecordLinks\.module\.css|RecordGate|ShownType|useParent|ParentLink|useRecord|useParentTitled)(\.tsx?)?$`,
    String.raw`state/useDebounced\.ts$`,
    String.raw`elements/(Popup|DraftBadge)\.tsx$`,
    String.raw`offices/(recordPlaces\.ts|NotBuiltBadge\.tsx)$`,
    String.raw`texts/useTextsOf\.ts$`,
    String.raw`(Group/Group|NativeSelect/NativeSelect)\.mjs$`,
    String.raw`react-query/.*/useMutation\.js$`,
  ].join('|'),
)

/**
 * What is fetched together, in the order in which a person comes to need it: each step takes the modules it names with all they
 * import and earlier steps have not taken. Otherwise each combination of screens would have a file of its own, sixty small ones.
 */
const STEPS = [
  ['app', /web-admin\/src\/main\.tsx$/],
  ['account', /screens\/account\/LogInScreen\.tsx$/],
  ['frame', FRAME],
  // what screens are made of, lists among them
  ['screens', /web-admin\/src\/elements\/(screen|list)\//],
  // what several below use: the control that adds an entry, and Mantine's noop
  ['form', /(content\/editor\/RecordForm\.tsx|nested\/limit\/\w+\.tsx?|core\/utils\/noop\/noop\.mjs)$/],
  ['list', /records\/ListScreen\.tsx$/],
  ['ticks', /fields\/value\/(ChoicesField|ToggleField)\.tsx$/],
  ['items', /fields\/nested\/ItemsField\.tsx$/],
  ['picker', /fields\/linked\/picker\/ReferencePicker\.tsx$/],
] as const

export default defineConfig({
  define: baseDefinitions(process.env),
  plugins: [react(), earlyStart()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(BACKEND.map((path) => [path, { target: api, xfwd: true }])),
  },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: STEPS.map(([name, test], index) => ({ name, test, priority: STEPS.length - index })),
        },
      },
    },
  },
})
