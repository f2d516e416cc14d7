import type { Article } from './article.ts'
import { flouDay } from './company/flouDay.ts'
import { scholarship } from './company/scholarship.ts'
import { fibreRing } from './company/fibreRing.ts'
import { singaporeRegion } from './company/singaporeRegion.ts'
import { solarPower } from './company/solarPower.ts'
import { surabayaThirdZone } from './company/surabayaThirdZone.ts'
import { onlineShops } from './insight/onlineShops.ts'
import { patientRecords } from './insight/patientRecords.ts'
import { ruralBank } from './insight/ruralBank.ts'
import { coldTier } from './product/coldTier.ts'
import { g4Instances } from './product/g4Instances.ts'
import { globalBalancer } from './product/globalBalancer.ts'
import { gpuInstances } from './product/gpuInstances.ts'
import { kubernetesUpdates } from './product/kubernetesUpdates.ts'
import { managedPostgres } from './product/managedPostgres.ts'
import { ddos } from './security/ddos.ts'
import { ownKeys } from './security/ownKeys.ts'
import { personalData } from './security/personalData.ts'
import { ransomware } from './security/ransomware.ts'
import { infrastructureAsCode } from './technology/infrastructureAsCode.ts'
import { lowerBill } from './technology/lowerBill.ts'
import { monolith } from './technology/monolith.ts'
import { observability } from './technology/observability.ts'
import { twoRegions } from './technology/twoRegions.ts'

export const ALL_ARTICLES: readonly Article[] = [
  flouDay,
  surabayaThirdZone,
  scholarship,
  g4Instances,
  personalData,
  singaporeRegion,
  lowerBill,
  gpuInstances,
  ransomware,
  solarPower,
  ruralBank,
  coldTier,
  ddos,
  managedPostgres,
  kubernetesUpdates,
  patientRecords,
  monolith,
  ownKeys,
  globalBalancer,
  onlineShops,
  twoRegions,
  observability,
  fibreRing,
  infrastructureAsCode,
]
