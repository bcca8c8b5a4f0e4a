/** Where the browser keeps the clients whom the user has looked at; removed at sign-out. */
export const recentClientsKey = 'producer-portal.recent-clients'
