import type { DemoText } from '../model.ts'
import { care } from './es-care.ts'

const describeFoam = (use: string) => `${use} ${care.foam}`

/** Products in Spanish as it is spoken in the United States: name and description, by their part numbers. */
export const spanishProducts: Readonly<Record<string, DemoText>> = {
  'EV-BL-20x26': [
    'Manta contra incendio para vehículos eléctricos, 20 x 26 pies, reutilizable',
    `Tela de sílice recubierta para hasta 30 incendios a 1,800 °F. ${care.blanket}`,
  ],
  'EV-BL-16x20': ['Manta contra incendio para autos eléctricos compactos, 16 x 20 pies', care.blanket],
  'GS-E40': [
    'Separador de batería E40',
    'Incluye una batería. Las puntas se cambian sin herramientas y las luces de la empuñadura alumbran el trabajo. Al comparar herramientas, lea juntas la fuerza en la punta y la apertura. Límpielo y hágalo funcionar después de cada uso, y mande probarlo con carga una vez al año.',
  ],
  'TH-MOD': [
    'Casco moderno Contour',
    'Perfil bajo con el peso cerca de la cabeza, visor retráctil y ajuste trasero de matraca que gira con guantes. Se ajusta a casi todas las cabezas y acepta los frentes y luces usuales. Lave la concha y el forro con jabón suave, y reemplácelo después de un golpe fuerte o a los diez años.',
  ],
  'BDL-ATTACK': [
    'Conjunto de línea de ataque, 1.75 pulg., 200 pies',
    `Cuatro tramos amarillos de 50 pies, una boquilla de 150 gpm a 50 psi y un cierre de bola. Todos los coples son de 1.5 pulg. NH. ${care.bundle}`,
  ],
  'LS-B9K': [
    'Luz de escena de batería, 9,000 lm',
    'Mástil hasta 6 pies, haz concentrado y abierto, se carga en el vehículo. Repuestos disponibles durante diez años. La luz y la duración son a plena potencia, salvo que se indique otra cosa. Cárguela después de cada uso, limpie el lente y revise cables y sellos cada mes.',
  ],
  'GC-E100': ['Cortador de batería E100', `Incluye una batería. ${care.cutter}`],
  'TG-C700': [
    'Chaquetón estructural Ember 700',
    'Chaquetón de tres capas con dispositivo de rescate por arrastre, forro térmico que se desmonta con cierre para revisarlo, y hombros cortados para que el borde no suba al estirar los brazos. Tallas de pecho en pulgadas; el corte largo agrega 3 pulg. al cuerpo y 1 pulg. a las mangas. Tallas de línea; nombres y parches a solicitud. Lave e inspeccione según NFPA 1851, con una inspección avanzada cada año. Manténgalo lejos del sol y retírelo a los diez años de fabricado.',
  ],
  'SIM-SMK-1': [
    'Máquina de humo, 20,000 pies cúbicos por minuto',
    'Llena una casa en minutos; con ajuste de humo bajo para ejercicios de búsqueda. Úsela con un oficial de seguridad y una salida despejada. Déjela enfriar antes de recargarla o guardarla, y use solo el líquido para el que está hecha.',
  ],
  'LS-STRUT-58': [
    'Puntal de estabilización, 58 a 100 pulg.',
    'Para camiones volcados de lado. Revise de nuevo después de cada movimiento de la carga. Apóyelo en una base plana y firme, y amarre las cargas antes de levantarlas. Inspeccione después de cada uso y retire lo que esté agrietado, doblado o aplastado.',
  ],
  'GL-STR': [
    'Guante estructural Anvil',
    'Cuero de res con pulgar tridimensional y forro que no se sale con la mano mojada. Mida la mano alrededor de los nudillos y pruebe el agarre con los guantes mojados. Lávelos según la etiqueta y séquelos con aire en movimiento, nunca sobre un calentador.',
  ],
  'HA-175': [
    'Manguera de ataque 1.75 pulg., doble chaqueta',
    `La primera línea usual para el ataque interior. Dos chaquetas de poliéster tejido sobre un forro de EPDM adherido; coples de aluminio anodizado duro. Probada al doble de su presión de servicio y marcada con año y largo. ${care.doubleJacket}`,
  ],
  'BDL-EV-FIRST': [
    'Conjunto de primera respuesta para vehículos eléctricos',
    `Manta reutilizable en su bolsa, boquilla para debajo del vehículo, tapón y detector; se puede agregar una boquilla larga. Cubre los primeros treinta minutos del incendio de una batería. ${care.bundle}`,
  ],
  'MM-TRAIL-2000': [
    'Monitor sobre remolque, 2000 gpm',
    'Remolque de dos ruedas con seis entradas y oscilación por agua, para parques de tanques. Se fabrica sobre pedido. Cuide la fuerza de reacción: ánclelo o use la válvula de seguridad como indica el manual. Drénelo después del uso y engrase giratorios y engranajes dos veces al año.',
  ],
  'LH-BOX-1K': [
    'Linterna de caja, 1,000 lm, recargable',
    `Correa de hombro; flota con la luz hacia arriba. ${care.handLight}`,
  ],
  'NS-15-95/200': [
    'Boquilla de niebla seleccionable 1.5 pulg., 95 a 200 gpm',
    'El anillo marca caudales que se leen al tacto con guantes; la última posición es de enjuague. El caudal se lee en el anillo y se cambia con guantes. Enjuáguela abierta después del uso y pruebe cada ajuste con un medidor de caudal una vez al año.',
  ],
  'SIM-DOOR': [
    'Puerta de entrada forzada para entrenamiento',
    'Hacia adentro y hacia afuera; usa insertos de madera blanda para cada intento. Revise correas, bisagras y cubiertas antes de cada ejercicio. Limpie con jabón suave y agua, seque bien y pida como repuestos las cubiertas e insertos gastados.',
  ],
  'GC-MINI': ['Cortador de pedales con bomba manual', `Para pedales, cabeceras y volantes. ${care.cutter}`],
  'TH-GOG-W': [
    'Gafas forestales',
    `Selladas con espuma contra la ceniza, con ventilación arriba y abajo. ${care.goggles}`,
  ],
  'HA-150-50-NH-Y': [
    'Manguera de ataque 1.5 pulg., doble chaqueta, 50 pies, amarilla',
    `Línea de mano liviana para equipos pequeños y para el borde forestal. ${care.doubleJacket}`,
  ],
  'HA-150-100-NH-Y': [
    'Manguera de ataque 1.5 pulg., doble chaqueta, 100 pies, amarilla',
    `El tramo largo ahorra un cople en las escaleras. ${care.doubleJacket}`,
  ],
  'HA-300-50-NH-Y': [
    'Manguera de ataque 3 pulg., doble chaqueta, 50 pies, amarilla',
    `Poca pérdida por fricción en líneas largas; coples de 2.5 pulg. para que se acople con lo que lleva la autobomba. ${care.doubleJacket}`,
  ],
  'HR-175-50-NH-R': ['Manguera de ataque de hule 1.75 pulg., 50 pies, roja', care.rubberHose],
  'HR-175-100-NH-R': ['Manguera de ataque de hule 1.75 pulg., 100 pies, roja', care.rubberHose],
  'HR-250-50-NH-R': ['Manguera de ataque de hule 2.5 pulg., 50 pies, roja', care.rubberHose],
  'HR-250-100-NH-R': ['Manguera de ataque de hule 2.5 pulg., 100 pies, roja', care.rubberHose],
  'HS-400-25-ST-Y': [
    'Manguera de abastecimiento de hule 4 pulg., 25 pies, Storz',
    `Tramo corto del hidrante a la autobomba. ${care.supplyHose}`,
  ],
  'HS-400-50-ST-Y': ['Manguera de abastecimiento de hule 4 pulg., 50 pies, Storz', care.supplyHose],
  'HS-400-100-ST-Y': ['Manguera de abastecimiento de hule 4 pulg., 100 pies, Storz', care.supplyHose],
  'HS-500-25-ST-Y': [
    'Manguera de abastecimiento de hule 5 pulg., 25 pies, Storz',
    `Tramo corto del hidrante a la autobomba. ${care.supplyHose}`,
  ],
  'HS-500-50-ST-Y': ['Manguera de abastecimiento de hule 5 pulg., 50 pies, Storz', care.supplyHose],
  'HS-500-100-ST-Y': ['Manguera de abastecimiento de hule 5 pulg., 100 pies, Storz', care.supplyHose],
  'TH-HOOD-1': ['Capucha tejida de dos capas', `Tejido doble que conserva su forma después de lavarla. ${care.hood}`],
  'TH-HOOD-2': [
    'Capucha con barrera de partículas, babero largo',
    `Detiene las partículas finas en el cuello y la quijada; se oye bien por un panel delgado en los oídos. ${care.hood}`,
  ],
  'TH-GOG-F': [
    'Gafas para bombero con correa rápida',
    `Lente antiempañante; la correa va alrededor del casco. ${care.goggles}`,
  ],
  'TG-BAG': [
    'Bolsa para equipo de protección con compartimiento para botas',
    'Lleva chaquetón, pantalón, casco y botas; ventilada y fácil de limpiar. Cabe en los casilleros y compartimientos usuales. Vacíela después de cada uso y lávela aparte del equipo, para que el hollín no entre a la estación.',
  ],
  'EX.5.ABC': ['Extintor de polvo químico seco 5 lb, ABC', care.extinguisher],
  'EX.10.ABC': ['Extintor de polvo químico seco 10 lb, ABC', care.extinguisher],
  'EX-SIGN': [
    'Letrero de flecha para extintor, saliente',
    `Se lee por los dos lados; fotoluminiscente. ${care.extinguisherMount}`,
  ],
  'BR-10': ['Soporte de vehículo para extintor de 10 lb', `Dos bandas con broches rápidos. ${care.extinguisherMount}`],
  'CB-10-SURF': [
    'Gabinete para extintor de 10 lb, de sobreponer',
    `Acero, acrílico para romper y cerradura de leva. ${care.extinguisherMount}`,
  ],
  'SV-EXT': [
    'Servicio de inspección de extintores',
    'Revisión mensual y mantenimiento anual en su local, con etiqueta y registro. El técnico llama antes para acordar el día. Con la factura llega un registro escrito de cada extintor, con fecha y resultado.',
  ],
  'FO A/5': [
    'Concentrado de espuma clase A, cubeta de 5 gal',
    describeFoam('Se mezcla del 0.1 al 1 % para maleza y estructuras.'),
  ],
  'FO A/55': [
    'Concentrado de espuma clase A, tambor de 55 gal',
    describeFoam('Se mezcla del 0.1 al 1 % para maleza y estructuras.'),
  ],
  'FO AR3/5': [
    'Concentrado de espuma sin flúor resistente al alcohol 3x3, cubeta de 5 gal',
    describeFoam('Se mezcla al 3 % en combustibles y alcoholes.'),
  ],
  'FO AR3/55': [
    'Concentrado de espuma sin flúor resistente al alcohol 3x3, tambor de 55 gal',
    describeFoam('Se mezcla al 3 % en combustibles y alcoholes.'),
  ],
  'FO TR/5': [
    'Concentrado de espuma para entrenamiento, cubeta de 5 gal',
    describeFoam('Se mezcla del 1 al 3 %; es inofensivo para el agua subterránea.'),
  ],
  'FO TR/265': [
    'Concentrado de espuma para entrenamiento, contenedor de 265 gal',
    describeFoam('Se mezcla del 1 al 3 %; es inofensivo para el agua subterránea.'),
  ],
  'FP-ED-95': [
    'Eductor en línea, 95 gpm',
    `De 0.25 a 6 %, tubo de succión de 6 pies; necesita 200 psi en la entrada. ${care.eductor}`,
  ],
  'FP-ED-125': [
    'Eductor en línea, 125 gpm',
    `De 0.25 a 6 %, tubo de succión de 6 pies; necesita 200 psi en la entrada. ${care.eductor}`,
  ],
  'FP-CART-60': [
    'Carro de espuma de 60 gal con eductor y boquilla',
    `Se rueda hasta un hidrante o gabinete y queda listo; el concentrado no está incluido. ${care.eductor}`,
  ],
  'NX-FOAM-L95': [
    'Aditamento de espuma de baja expansión 1.5 pulg.',
    `Se encaja en una boquilla de niebla de 95 gpm para dar alcance con espuma. ${care.foamNozzle}`,
  ],
  'NX-FOAM-M60': [
    'Tubo de espuma de media expansión 1.5 pulg.',
    `Tubo con malla que hace espuma de 30 a 1 con 60 gpm de solución. ${care.foamNozzle}`,
  ],
  'NX-FOAM-SEL': [
    'Boquilla de espuma autoeductora 2.5 pulg., 250 gpm',
    `Toma el concentrado en la boquilla desde una cubeta; al 1, 3 o 6 por ciento. ${care.foamNozzle}`,
  ],
  'LH-RA-400R': [
    'Linterna de ángulo recto, 400 lm, recargable',
    `Atraviesa el humo con un haz angosto; se carga en su soporte del vehículo. ${care.handLight}`,
  ],
  'LH-RA-200': [
    'Linterna de ángulo recto, 200 lm',
    `Se sujeta al chaquetón; luces azules traseras para quien viene detrás. ${care.handLight}`,
  ],
  'LH-CLAMP': [
    'Luz de casco con abrazadera, 180 lm',
    `Se sujeta bajo el ala y gira cuando estorba. ${care.helmetLight}`,
  ],
  'RP-050-200': [
    'Cuerda de vida 0.5 pulg., 200 pies, azul',
    'Cuerda estática kernmantle de nailon con hilo testigo y marca de largo en ambos extremos, en bolsa. Sirve para herrajes de 0.5 pulg.; la resistencia es la de la cuerda nueva, seca y sin nudos. Palpe todo el largo después de cada uso, lleve un registro y retírela a los diez años.',
  ],
  'HW-CAR-S': [
    'Mosquetón de acero con seguro automático',
    `De uso general; se abre en tres movimientos. ${care.ropeHardware}`,
  ],
  'HW-PUL-2': [
    'Polea doble 2 pulg. para prusik',
    `Para cuerda de 0.5 pulg., con rodamientos de bolas. ${care.ropeHardware}`,
  ],
  'HW-DESC': [
    'Descensor para cuerda de 0.5 pulg.',
    `Se detiene al soltar la palanca y también al jalarla demasiado. ${care.ropeHardware}`,
  ],
  'HT-STRAP-6': [
    'Correa para manguera con gancho, 6 pies',
    `Cincha de nailon con gancho forjado: amarra una línea a la escalera, arrastra un tramo, carga un rollo. ${care.hoseTool}`,
  ],
  'HT-CLAMP-3': [
    'Prensa de tornillo para manguera, hasta 3 pulg.',
    `Corta el agua de una línea cargada que reventó, para cambiar solo un tramo. ${care.hoseTool}`,
  ],
  'HT-BRIDGE-2': [
    'Puente para dos mangueras de 3 pulg., par',
    `Deja pasar vehículos de hasta 10 toneladas por eje sobre dos líneas cargadas. ${care.hoseTool}`,
  ],
  'HT.GASKET.15': ['Empaque para cople 1.5 pulg.', `Empaque de EPDM para coples giratorios. ${care.hoseTool}`],
  'HT.GASKET.25': ['Empaque para cople 2.5 pulg.', `Empaque de EPDM para coples giratorios. ${care.hoseTool}`],
  'HT.GASKET.S5': [
    'Empaque Storz 5 pulg.',
    `Sello de labio para presión y succión; cámbielo cuando esté duro o agrietado. ${care.hoseTool}`,
  ],
  'SA-400-ST-NH45': ['Adaptador Storz 4 pulg. a 4.5 pulg. NH hembra', care.storz],
  'SA-400-ST-NH25': ['Adaptador Storz 4 pulg. a 2.5 pulg. NH hembra', care.storz],
  'SA-500-ST-NH45': ['Adaptador Storz 5 pulg. a 4.5 pulg. NH hembra', care.storz],
  'WR-ST-5': [
    'Llave Storz de 4 a 6 pulg.',
    'Brazo largo que cede sin resbalar. Marcada con las medidas que toma. Sirve para las orejas o vástagos indicados; tenga una en cada descarga. Séquela después del uso y reemplácela cuando la boca esté gastada.',
  ],
  'FA-GW-25/15': [
    'Bifurcación con válvulas, 2.5 pulg. a dos de 1.5 pulg.',
    'Dos válvulas de un cuarto de vuelta; las palancas quedan planas al abrir y al tacto indican abierto y cerrado. Apóyela en el suelo con las líneas cargadas y abra las válvulas despacio. Enjuague después del uso y revise empaques, giratorios y palancas cada mes.',
  ],
}
