/** The texts of the demo shop's settings and pages in Spanish, by the English ones. */
export const SPANISH_TEXTS: Readonly<Record<string, string>> = {
  // Around every page
  'Order desk 555-0140, Monday to Friday 7 am to 6 pm Central':
    'Departamento de pedidos 555-0140, de lunes a viernes de 7 a. m. a 6 p. m., hora del centro',
  'In stock today ships today until 3 pm': 'Lo que hay en existencia sale hoy si se pide antes de las 3 p. m.',
  Equipment: 'Equipos',
  Services: 'Servicios',
  'Your account': 'Su cuenta',
  'Request a quote': 'Solicitar cotización',
  'Order forms': 'Formularios de pedido',
  'Sourcewell purchasing': 'Compras con Sourcewell',
  'Rewards dollars': 'Dólares de recompensa',
  'Equipment catalog': 'Catálogo de equipos',
  'Quick order': 'Pedido rápido',
  Orders: 'Pedidos',
  Cart: 'Carrito',
  'Contact us': 'Contáctenos',
  'Order desk': 'Departamento de pedidos',
  '555-0140': '555-0140',
  'orders@hydrant.example': 'orders@hydrant.example',
  '1200 Standpipe Road, Cedar Rapids, Iowa 52404': '1200 Standpipe Road, Cedar Rapids, Iowa 52404',
  'Hydrant is a demonstration shop. Its brands, people and places are invented.':
    'Hydrant es una tienda de demostración. Sus marcas, personas y lugares son inventados.',
  'Cookies on this site': 'Cookies en este sitio',
  'We use cookies that the shop needs. If you agree, we also count which pages are used, to make them better.':
    'Usamos las cookies que la tienda necesita. Si está de acuerdo, también contamos qué páginas se usan, para mejorarlas.',
  'Accept All': 'Aceptar todas',
  'Manage Preferences': 'Gestionar preferencias',

  // The home page
  'Hydrant: fire and rescue equipment': 'Hydrant: equipos contra incendios y de rescate',
  'Hose, nozzles, turnout gear and rescue tools for departments and plants, at contract prices, from stock.':
    'Mangueras, boquillas, trajes y herramientas de rescate para cuerpos de bomberos y plantas, a precios de contrato y en existencia.',
  Highlights: 'Destacados',
  'Stock the engine before the next run': 'Equipe el camión antes de la próxima salida',
  'A car fire that water alone will not end': 'Un incendio de vehículo que el agua sola no apaga',
  'Gear that fits the crew you have': 'Trajes a la medida de su personal',
  'Battery tools, ready on the tarp': 'Herramientas de batería, listas sobre la lona',
  'Hose, nozzles and appliances on the shelf, at your contract price.':
    'Mangueras, boquillas y accesorios en existencia, a su precio de contrato.',
  'Blankets, underbody nozzles and insulated tools for electric vehicles.':
    'Mantas, boquillas para debajo del vehículo y herramientas aisladas para vehículos eléctricos.',
  'Coats and trousers in every size and cut, with short lead times.':
    'Chaquetones y pantalones en todas las tallas y cortes, con plazos de entrega cortos.',
  'Spreaders, cutters and rams that share one battery.': 'Separadores, cortadores y cilindros con una misma batería.',
  'Shop Now': 'Comprar',
  'Learn More': 'Más información',
  'Top Categories': 'Categorías principales',
  'EV Solutions': 'Vehículos eléctricos',
  'Turnout Gear': 'Equipo de protección',
  'Rescue Tools': 'Rescate',
  'Sim-T': 'Sim-T',
  Nozzles: 'Boquillas',
  'Fire Hose': 'Mangueras',
  'Featured Products': 'Productos destacados',
  'New Arrivals': 'Novedades',
  'Latest additions': 'Lo más reciente',
  'The whole catalog': 'Todo el catálogo',
  'Featured Brands': 'Marcas destacadas',
  'Send us a list; prices come back within a working day.': 'Envíenos una lista; los precios llegan en un día hábil.',
  'Buy through your cooperative contract without a bid.': 'Compre con su contrato cooperativo, sin licitación.',
  'Orders earn credit toward training equipment.': 'Los pedidos dan crédito para equipos de capacitación.',
  'Sizing sheets and forms for gear made to measure.': 'Hojas de tallas y formularios para equipos a medida.',
  'People who have carried what they sell.': 'Personas que han usado lo que venden.',
  'Your orders': 'Sus pedidos',
  'Sign in to follow orders and buy the same again.':
    'Ingrese para dar seguimiento a sus pedidos y volver a comprar lo mismo.',
  'Everything on our shelves, by category, from hose gaskets to rescue tools.':
    'Todo lo que tenemos, por categoría, desde empaques de manguera hasta herramientas de rescate.',

  // Contact us
  'Telephone, opening hours and a form that reaches the order desk, service and repair, or training.':
    'Teléfono, horario y un formulario que llega al departamento de pedidos, a servicio y reparación o a capacitación.',
  'You reach people who have carried what they sell. Call for anything that burns; write for everything else.':
    'Aquí atienden personas que han usado lo que venden. Llame por lo que arde; escriba por todo lo demás.',
  'Write to us': 'Escríbanos',
  'Your name': 'Su nombre',
  'Email address': 'Correo electrónico',
  Phone: 'Teléfono',
  'What is it about?': '¿De qué se trata?',
  'Order number': 'Número de pedido',
  Message: 'Mensaje',
  'With the area code, if you would rather be called.': 'Con el código de área, si prefiere que lo llamemos.',
  'If there is one; it is on the confirmation and on the packing slip.':
    'Si ya lo tiene; está en la confirmación y en la lista de empaque.',
  'Part numbers help. For a repair, say what the tool does and what it should do.':
    'Los números de pieza ayudan. Para una reparación, diga qué hace la herramienta y qué debería hacer.',
  'Send message': 'Enviar mensaje',
  'Somebody who knows the subject will answer by email within one working day.':
    'Alguien que conoce el tema responderá por correo electrónico en un día hábil.',

  // Request a quote
  'Send a list of part numbers and quantities; a written quote with freight comes back within one working day.':
    'Envíe una lista de números de pieza y cantidades; en un día hábil recibe una cotización por escrito con el flete.',
  'Send us what you need as you have it. We price it, add freight, and send one page back.':
    'Envíenos lo que necesita tal como lo tiene. Le ponemos precio, sumamos el flete y le devolvemos una página.',
  'Your list': 'Su lista',
  'Who asks': 'Sus datos',
  'What you need': 'Lo que necesita',
  'Where it goes': 'Lugar de entrega',
  'Department or company': 'Cuerpo de bomberos o empresa',
  'Part numbers and quantities': 'Números de pieza y cantidades',
  'Needed by': 'Se necesita para el',
  'How will you buy?': '¿Cómo comprará?',
  'If something is out of stock': 'Si algo está agotado',
  City: 'Ciudad',
  'State and ZIP code': 'Estado y código postal',
  Notes: 'Notas',
  'With the area code.': 'Con el código de área.',
  'One line for each. Paste them from a spreadsheet or a bid sheet as they are; a description does where there is no part number.':
    'Una línea para cada uno. Péguelos tal como están en su hoja de cálculo; donde no hay número de pieza basta una descripción.',
  'Leave it empty if there is no hurry.': 'Déjelo vacío si no hay prisa.',
  'Such as WA 98501. Freight is part of the quote.': 'Por ejemplo WA 98501. El flete es parte de la cotización.',
  'Threads, colors, lettering, a dock or none, a budget that must not be passed.':
    'Roscas, colores, rotulación, con o sin muelle de carga, un presupuesto que no se debe pasar.',
  'Request the quote': 'Solicitar la cotización',
  'A written quote comes by email within one working day. Its prices stand for 30 days.':
    'La cotización llega por correo electrónico en un día hábil. Sus precios valen 30 días.',
  'Questions and answers': 'Preguntas y respuestas',
  'Do you match a competing bid?': '¿Igualan una oferta de la competencia?',
  'Can the quote name a grant?': '¿Puede la cotización mencionar una subvención?',
  'What if my list has no part numbers?': '¿Y si mi lista no tiene números de pieza?',
  '<p>Send the bid sheet with your list. Where the goods are the same, we meet the price or say why we cannot.</p>':
    '<p>Envíe la oferta con su lista. Si los artículos son los mismos, igualamos el precio o decimos por qué no podemos.</p>',
  '<p>Yes. Write the name of the grant and its period of performance into the notes; both are printed on the quote.</p>':
    '<p>Sí. Escriba en las notas el nombre de la subvención y su período; ambos se imprimen en la cotización.</p>',
}
