import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/sample.tsx'),
  route('screens', 'routes/screens.tsx'),
  route('french', 'routes/french.tsx'),
] satisfies RouteConfig
