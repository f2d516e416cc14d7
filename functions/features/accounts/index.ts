export { activePeople, type ActivePerson } from './rights/managers.ts'
export { recipientsOf, withLanguages, type Recipient } from './rights/recipients.ts'
export { rightsNotificationOf, type RightsNotification } from './rights/rightsNotificationStep.ts'
export { seal, unseal, type FactorKey } from './factor/sealed.ts'
