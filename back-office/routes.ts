import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the back office, below `/admin`. None is the path of a call of the API, which has the same prefix. */
export default [
  index('routes/home.tsx'),
  route('find', 'routes/find.tsx'),
  route('records', 'routes/objects.tsx'),
  route('records/:objectName', 'routes/records.tsx'),
  route('records/:objectName/file', 'routes/records-file.ts'),
  route('records/:objectName/lookup', 'routes/lookup.ts'),
  route('records/:objectName/new', 'routes/new-record.tsx'),
  route('records/:objectName/:recordId', 'routes/record.tsx'),
  route('orders/:orderId', 'routes/order.tsx'),
  route('orders/:orderId/:paper', 'routes/order-paper.tsx'),
  route('order-files/:documentId', 'routes/order-document.ts'),
  route('customers', 'routes/customers.tsx'),
  route('customers/:accountId', 'routes/customer.tsx'),
  route('prices/why', 'routes/why.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('registrations', 'routes/registrations.tsx'),
  route('registrations/:requestId', 'routes/registration.tsx'),
  route('outbox', 'routes/outbox.tsx'),
  route('outbox/:position', 'routes/mail.tsx'),
  route('webhook', 'routes/webhook.tsx'),
  route('payments', 'routes/payments.tsx'),
  route('history', 'routes/history.tsx'),
] satisfies RouteConfig
