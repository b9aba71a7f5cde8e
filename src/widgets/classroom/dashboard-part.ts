/** The code of My Dashboard, which other tabs do without. */
export const dashboardPart = {
  load: () => import('./dashboard/dashboard.tsx'),
}
