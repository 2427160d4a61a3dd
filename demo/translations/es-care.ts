// Sentences that several products share, as in English: how they are used, and how they are cared for.

const coupling = 'Los coples llevan la rosca que se indica en las especificaciones.'
const storageAndSample = 'Guárdelo sellado entre 35 y 120 °F y envíe una muestra a analizar cada año.'
const nozzleFlush = 'Enjuague con agua limpia después de cada uso: el concentrado seco tapa las mallas.'
const matchFlow = 'Ajuste el eductor y la boquilla al mismo caudal; de lo contrario la espuma sale pobre.'

/** The shared sentences in Spanish. */
export const care = {
  blanket:
    'Dos personas la jalan sobre el auto por las argollas de las esquinas. Ahoga el fuego de la cabina, retiene el humo y protege al vehículo vecino mientras se enfría la batería. Acérquese con equipo de protección completo y equipo de respiración, y deje la manta puesta hasta que la batería se haya enfriado. Revise la tela y las argollas después de cada uso y guárdela seca.',
  cutter:
    'Las cuchillas curvas llevan el poste hacia la muesca cerca del pivote, donde está la fuerza. Coloque el material hasta el fondo y mantenga el corte en ángulo recto. Revise las cuchillas y el apriete de la tuerca del pivote después de cada uso.',
  bundle:
    'Cada pieza se puede volver a pedir con su propio número de pieza. Entrene con el conjunto completo antes de subirlo a la unidad, y cuide cada pieza como lo indica su página.',
  hood: 'Cabe bajo el casco con la máscara puesta; pruebe las tres cosas juntas. Lávela después de cada incendio y reemplácela cuando ya no recupere su forma.',
  goggles:
    'Caben bajo el casco con la máscara puesta; pruebe las tres cosas juntas. Lávelas después de cada incendio y reemplácelas cuando ya no recuperen su forma.',
  doubleJacket: `${coupling} Lave con jabón suave, seque a la sombra, acomode con pliegues nuevos y pruébela cada año según NFPA 1962.`,
  rubberHose: `El hule nitrílico prensado a través del tejido forma una sola pieza por dentro y por fuera: se limpia y se guarda, sin secarla. Resiste el aceite y las brasas. ${coupling} Enjuague y limpie después del uso, cambie los pliegues dos veces al año y pruébela cada año según NFPA 1962.`,
  supplyHose:
    'Manguera de abastecimiento de gran diámetro, de hule nitrílico, con coples Storz de un cuarto de vuelta y palancas de seguro. Queda plana en la cama y se drena con su propio peso. Acople solo cabezas Storz de la misma medida y revise que los dos seguros hayan cerrado. Drene, limpie y acomode con pliegues nuevos, y pruébela cada año según NFPA 1962.',
  extinguisher:
    'Polvo multipropósito, válvula de metal, manómetro y gancho de pared. Recargable. Móntelo a la vista, camino a una salida, con la etiqueta hacia afuera. Revise el manómetro cada mes, mande darle servicio cada año y recárguelo después de cualquier uso.',
  extinguisherMount:
    'Se envía armado. Móntelo a la altura que indica NFPA 10, en una pared que soporte el peso. Revise los tornillos y la visibilidad cada vez que se inspeccione el extintor.',
  foam: `Dura diez años sellado, entre 35 y 120 °F. No lo mezcle con otros concentrados y ajuste el dosificador al porcentaje indicado. ${storageAndSample}`,
  foamNozzle: `${matchFlow} ${nozzleFlush}`,
  eductor:
    'Use una boquilla del mismo caudal y no rebase el largo de manguera indicado. Enjuague cinco minutos con agua limpia después del uso, y revise la bola y la malla.',
  handLight:
    'Se sujeta al equipo de protección y se maneja con guantes. Enjuague con agua limpia, mantenga secos los contactos y cargue o cambie las pilas en un día fijo.',
  helmetLight:
    'El interruptor se maneja con guantes. Se adapta sin herramientas a cascos tradicionales y modernos. Limpie el lente, revise el agarre de la abrazadera o la banda y cargue o cambie las pilas en un día fijo.',
  ropeHardware:
    'Lleva marcados su resistencia y su año. Use solo cuerda y herrajes de la misma medida y capacidad. Revise antes y después de cada uso, lleve un registro y retire el equipo después de una carga de choque.',
  hoseTool:
    'Disponible en ambos almacenes. Sirve para las medidas de manguera indicadas, de cualquier marca. Enjuague la arena, seque bien y revise cada mes que no tenga cortes ni piezas flojas.',
  storz:
    'Cabeza Storz de un cuarto de vuelta con seguro y empaque de nitrilo para presión y succión. Las cabezas Storz se acoplan con cualquiera de la misma medida; el lado roscado necesita la rosca indicada. Revise seguros y empaques cada mes y enjuague la sal y la arena.',
}
