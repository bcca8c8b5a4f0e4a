import type { PackTexts } from '../pack.js'

/** What changes in someone's access, and in one's own. */
export const accessChanges: Pick<PackTexts, 'access-history' | 'own-access'> = {
  'access-history': {
    title: 'Derniers changements',
    loading: 'Chargement des derniers changements',
    failed: 'Impossible de charger les derniers changements. Réessayez.',
    none: 'Aucun changement dans le portail pour le moment',
    applications: { one: '{count} application', other: '{count} applications' },
    suspended: 'Accès suspendu',
    reactivated: 'Accès réactivé',
    shared: 'Partagé : {applications}',
    sharedOf: 'Partagé, renseignements de {agent} : {applications}',
    unshared: 'Partage retiré : {applications}',
    unsharedOf: 'Partage retiré, renseignements de {agent} : {applications}',
    assigned: { one: '{count} agent affecté : {applications}', other: '{count} agents affectés : {applications}' },
    unassigned: {
      one: '{count} agent retiré : {applications}',
      other: '{count} agents retirés : {applications}',
    },
    by: '{name}, {time}',
    byReview: '{name}, lors d’un examen des accès, {time}',
  },
  'own-access': {
    accessSuspended:
      'Votre accès aux renseignements que d’autres partagent avec vous est suspendu. Demandez à votre gestionnaire d’agence de le réactiver.',
    nothingShared:
      'Personne ne partage encore ces renseignements avec vous. Demandez à votre gestionnaire d’agence de les partager.',
    accessChanged: 'Votre accès a changé',
    accessNowSuspended: 'Votre accès aux renseignements que d’autres partagent avec vous a été suspendu.',
    accessReactivated: 'Votre accès aux renseignements que d’autres partagent avec vous est de nouveau actif.',
    accessWithdrawn: 'N’est plus partagé avec vous : {applications}.',
    accessAdded: 'Maintenant partagé avec vous : {applications}.',
    accessOther: 'Ce que d’autres partagent avec vous a changé. Vous voyez ce qui est partagé en ce moment.',
  },
}
