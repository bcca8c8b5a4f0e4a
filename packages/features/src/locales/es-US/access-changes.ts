import type { PackTexts } from '../pack.js'

/** What changes in someone's access, and in one's own. */
export const accessChanges: Pick<PackTexts, 'access-history' | 'own-access'> = {
  'access-history': {
    title: 'Últimos cambios',
    loading: 'Cargando los últimos cambios',
    failed: 'No pudimos cargar los últimos cambios. Inténtelo de nuevo.',
    none: 'Aún no hay cambios en el portal',
    applications: { one: '{count} aplicación', other: '{count} aplicaciones' },
    suspended: 'Acceso suspendido',
    reactivated: 'Acceso reactivado',
    shared: 'Compartido: {applications}',
    sharedOf: 'Compartido, información de {agent}: {applications}',
    unshared: 'Se dejó de compartir: {applications}',
    unsharedOf: 'Se dejó de compartir, información de {agent}: {applications}',
    assigned: { one: '{count} agente asignado: {applications}', other: '{count} agentes asignados: {applications}' },
    unassigned: {
      one: '{count} agente quitado: {applications}',
      other: '{count} agentes quitados: {applications}',
    },
    by: '{name}, {time}',
    byReview: '{name}, en una revisión de accesos, {time}',
  },
  'own-access': {
    accessSuspended:
      'Su acceso a la información que otros comparten con usted está suspendido. Pida al gerente de su agencia que lo reactive.',
    nothingShared: 'Todavía nadie comparte esta información con usted. Pida al gerente de su agencia que la comparta.',
    accessChanged: 'Su acceso cambió',
    accessNowSuspended: 'Se suspendió su acceso a la información que otros comparten con usted.',
    accessReactivated: 'Su acceso a la información que otros comparten con usted está activo de nuevo.',
    accessWithdrawn: 'Ya no se comparte con usted: {applications}.',
    accessAdded: 'Ahora se comparte con usted: {applications}.',
    accessOther: 'Lo que otros comparten con usted ahora es distinto. Usted ve lo que se comparte en este momento.',
  },
}
