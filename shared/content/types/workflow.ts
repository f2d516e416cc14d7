import { area, customScreen } from '../define.ts'

/** Nothing is stored here: changes that wait for approval. Authors look at their own without the permission. */
export const workflowArea = area({
  key: 'workflow',
  permission: 'Workflow',
  label: { en: 'Workflow', id: 'Persetujuan' },
  icon: 'audit',
  path: { dashboard: 'workflow', dashboard2: 'workflow' },
  screens: [
    customScreen('detail/:id?', 'workflowDetail', {
      label: { en: 'Change', id: 'Perubahan' },
      only: 'dashboard2',
      isForEveryone: true,
    }),
  ],
})
